import { type ReactNode, useRef } from 'react';
import { useHiddenEnds } from '../behaviour/use-hidden-ends.ts';
import { showFocused } from '../form/show-focused.ts';
import { classNames } from '../look/class-names.ts';
import styles from './scroll-region.module.css';

interface ScrollRegionProps {
  children: ReactNode;
  /**
   * Name for screen readers; the keyboard comes to a named region. One without a name has something to come
   * to inside.
   */
  label?: string | undefined;
  /** Class of what scrolls. */
  className?: string | undefined;
}

/**
 * What is wider than its place: it scrolls there, never the page, and an edge behind which there is more
 * fades.
 */
export const ScrollRegion = ({ children, label, className }: ScrollRegionProps) => {
  const scroller = useRef<HTMLElement>(null);
  const hidden = useHiddenEnds(scroller);
  return (
    <div className={classNames(styles.root, hidden.before && styles.before, hidden.after && styles.after)}>
      <section
        ref={scroller}
        className={classNames(styles.scroll, className)}
        // A scrolled region must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={label === undefined ? undefined : 0}
        aria-label={label}
        onFocus={({ target, currentTarget }) =>
          target !== currentTarget && showFocused(target, currentTarget)
        }
      >
        {children}
      </section>
    </div>
  );
};
