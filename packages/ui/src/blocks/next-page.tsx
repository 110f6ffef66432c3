import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { bringNextPage, type PagedQuery } from '../behaviour/bring-next-page.ts';
import styles from './next-page.module.css';

interface NextPageProps {
  query: PagedQuery;
  /** In the middle under a list of its own page; the default is under the rows of a card. */
  middle?: boolean;
  children: ReactNode;
}

/** Under a list that has more than is shown: brings the next page. */
export const NextPage = ({ query, middle = false, children }: NextPageProps) =>
  query.hasNextPage && (
    <div className={middle ? styles.middle : styles.under}>
      <Button
        variant="secondary"
        small
        busy={query.isFetchingNextPage}
        onClick={() => void bringNextPage(query)}
      >
        {children}
      </Button>
    </div>
  );
