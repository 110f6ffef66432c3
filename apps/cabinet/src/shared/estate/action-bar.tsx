import { classNames } from '@novosel/ui/look/class-names.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** The sum or the object, and the term beside it. */
  left: ReactNode;
  right?: ReactNode;
  /** Shown from 1232 px too, because the act on the page is out of sight. */
  wide?: boolean;
  /** The screen's only act. */
  children: ReactNode;
}

/**
 * The foot of a phone's or a tablet's screen: the sum and the only act; from 1232 px the act is on the page.
 * The bar ends the content, and sticks to the bottom of the window while any of the content shows.
 */
export const ActionBar = ({ left, right, wide, children }: ActionBarProps) => {
  const [content, setContent] = useState<HTMLElement | null>(null);
  useEffect(() => setContent(document.getElementById('main')), []);
  if (!content) return null;
  return createPortal(
    <div className={classNames(styles.bar, wide && styles.wide)}>
      <div className={styles.words}>
        <b className="num">{left}</b>
        <span className="small muted">{right}</span>
      </div>
      {children}
    </div>,
    content,
  );
};
