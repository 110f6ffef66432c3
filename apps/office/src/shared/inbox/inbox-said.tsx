import { ChatBubble } from '@novosel/ui/chat/chat-bubble.tsx';
import { FileLinks } from '@novosel/ui/files/file-links.tsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './inbox.module.css';

export const InboxSaid = ({ children }: { children: ReactNode }) => (
  <div className={styles.said}>{children}</div>
);

interface SaidProps {
  from: 'buyer' | 'staff';
  /** The author and the time. */
  meta: string;
  files: readonly Omit<ComponentProps<typeof FileLinks>['files'][number], 'href'>[];
  hrefOf: (file: string) => string;
  children: ReactNode;
}

/** A message of the buyer or the desk, with its files. */
export const Said = ({ from, meta, files, hrefOf, children }: SaidProps) => (
  <ChatBubble from={from === 'staff' ? 'me' : 'other'} meta={meta}>
    {children}
    <FileLinks files={files.map((file) => ({ ...file, href: hrefOf(file.id) }))} />
  </ChatBubble>
);
