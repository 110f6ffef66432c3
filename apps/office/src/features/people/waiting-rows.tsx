import type { ReactNode } from 'react';
import listPane from '../../shared/panes/list-pane.module.css';

interface WaitingRowsProps {
  label: string;
  /** Message when more wait than are shown. */
  more: string | false;
  children: ReactNode;
}

/** Rows that wait for the desk, longest waiting first. */
export const WaitingRows = ({ label, more, children }: WaitingRowsProps) => (
  <>
    <ul className={listPane.rows} aria-label={label}>
      {children}
    </ul>
    {more && <p className="small muted">{more}</p>}
  </>
);
