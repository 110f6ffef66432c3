import { classNames } from '@novosel/ui/look/class-names.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import listPane from './list-pane.module.css';
import rowLink from './row-link.module.css';

interface ListRowProps {
  href: string;
  chosen: boolean;
  /** Identifies the row in a list whose rows move. */
  row?: string;
  children: ReactNode;
}

/** A row of a list at the left of the desk: a link to its item. */
export const ListRow = ({ href, chosen, row, children }: ListRowProps) => (
  <li>
    <Link
      to={href}
      className={classNames(rowLink.row, listPane.row, chosen && rowLink.chosen)}
      aria-current={chosen ? 'true' : undefined}
      data-row={row}
    >
      {children}
    </Link>
  </li>
);
