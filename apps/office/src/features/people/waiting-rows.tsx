import type { ReactNode } from 'react';
import listPane from '../../shared/panes/list-pane.module.css';

interface WaitingRowsProps {
  label: string;
  /** What is said when more wait than are shown. */
  more: string | false;
  children: ReactNode;
}

/** Rows of what waits for the desk, the longest waiting first. */
export const WaitingRows = ({ label, more, children }: WaitingRowsProps) => (
  <>
    <ul className={listPane.rows} aria-label={label}>
      {children}
    </ul>
    {more && <p className="small muted">{more}</p>}
  </>
);
