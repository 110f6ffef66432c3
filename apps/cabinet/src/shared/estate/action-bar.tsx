import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** The sum or the thing, and the term beside it. */
  left: ReactNode;
  right?: ReactNode;
  /** The one action of the screen. */
  children: ReactNode;
}

/**
 * The foot of a phone's or a tablet's screen: what is at stake and the one action; from 1232 px the action
 * stands on the page. The bar ends the content and stays at the bottom of the window while any of it shows.
 */
export const ActionBar = ({ left, right, children }: ActionBarProps) => {
  const [content, setContent] = useState<HTMLElement | null>(null);
  useEffect(() => setContent(document.getElementById('main')), []);
  if (!content) return null;
  return createPortal(
    <div className={styles.bar}>
      <div className={styles.words}>
        <b className="num">{left}</b>
        <span className="small muted">{right}</span>
      </div>
      {children}
    </div>,
    content,
  );
};
