import type { ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './chat-bubble.module.css';

interface ChatBubbleProps {
  /** Whose words: one's own stand at the right; `note` is a line between (a day, an event). */
  from: 'me' | 'other' | 'note';
  /** Under the words: «Марина, 9:51», «9:53 · прочитано». */
  meta?: ReactNode;
  children: ReactNode;
}

/** One message of a chat; the list around it is a `stack`. */
export const ChatBubble = ({ from, meta, children }: ChatBubbleProps) => (
  <div className={classNames(styles.root, styles[from])}>
    {children}
    {meta && <span className={styles.meta}>{meta}</span>}
  </div>
);
