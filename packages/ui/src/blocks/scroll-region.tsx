import { type ReactNode, useRef } from 'react';
import { useHiddenEnds } from '../behaviour/use-hidden-ends.ts';
import { showFocused } from '../form/show-focused.ts';
import { classNames } from '../look/class-names.ts';
import styles from './scroll-region.module.css';

interface ScrollRegionProps {
  children: ReactNode;
  /**
   * Name for screen readers; a named region is focusable. Without a name, something inside must be focusable.
   */
  label?: string | undefined;
  /** Class of the scrolled element. */
  className?: string | undefined;
}

/**
 * Content wider than its container: it scrolls here instead of the page, and an edge that hides content
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
