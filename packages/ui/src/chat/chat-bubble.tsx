import type { ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './chat-bubble.module.css';

interface ChatBubbleProps {
  /** Author of the message: `me` is at the right; `note` is a line between messages (a day, an event). */
  from: 'me' | 'other' | 'note';
  /** Below the text: «Марина, 9:51», «9:53 · прочитано». */
  meta?: ReactNode;
  children: ReactNode;
}

/** One message of a chat; the list around it has the class `stack`. */
export const ChatBubble = ({ from, meta, children }: ChatBubbleProps) => (
  <div className={classNames(styles.root, styles[from])}>
    {children}
    {meta && <span className={styles.meta}>{meta}</span>}
  </div>
);
