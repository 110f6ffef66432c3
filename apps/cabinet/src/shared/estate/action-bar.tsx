import { classNames } from '@novosel/ui/look/class-names.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** The sum or the thing, and the term beside it. */
  left: ReactNode;
  right?: ReactNode;
  /** From 1232 px too: the action on the page is out of sight. */
  wide?: boolean;
  /** The one action of the screen. */
  children: ReactNode;
}

/**
 * The foot of a phone's or a tablet's screen: what is at stake and the one action; from 1232 px the action
 * stands on the page. The bar ends the content and stays at the bottom of the window while any of it shows.
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
