import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { bringNextPage, type PagedQuery } from '../behaviour/bring-next-page.ts';
import styles from './next-page.module.css';

interface NextPageProps {
  query: PagedQuery;
  /** Centred, for a list on the page itself; the default suits the rows of a card. */
  middle?: boolean;
  children: ReactNode;
}

/** The button below a list with more items: loads the next page. */
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
