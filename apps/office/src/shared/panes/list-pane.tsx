import { type ReactNode, useId } from 'react';
import styles from './list-pane.module.css';

interface ListPaneProps {
  title: string;
  /** Whether it is loading. */
  busy?: boolean;
  children: ReactNode;
}

/** A list at the left of the desk, with its heading. */
export const ListPane = ({ title, busy = false, children }: ListPaneProps) => {
  const heading = useId();
  return (
    <section className={styles.pane} aria-labelledby={heading} aria-busy={busy || undefined}>
      <h2 className="title-s" id={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
};
