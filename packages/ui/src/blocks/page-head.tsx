import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** A muted line below the title. */
  note?: ReactNode | undefined;
  /** BackLink or Breadcrumbs above the title. */
  back?: ReactNode | undefined;
  /** Buttons or pills at the right. */
  end?: ReactNode | undefined;
}

/** The page's only h1. */
export const PageHead = ({ title, note, back, end }: PageHeadProps) => (
  <header className={styles.root}>
    <div>
      {back}
      <h1 className="title-l">{title}</h1>
      {note && <p className={styles.note}>{note}</p>}
    </div>
    {end}
  </header>
);
