import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import styles from './next-page.module.css';

interface NextPageProps {
  /** A query that comes page after page. */
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
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
        onClick={() => void query.fetchNextPage()}
      >
        {children}
      </Button>
    </div>
  );
