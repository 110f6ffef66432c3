import { isAbsent } from '@novosel/client/calls/errors.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import type { ReactNode } from 'react';
import styles from './card-pane.module.css';
import listPane from './list-pane.module.css';

const looks = {
  card: { pane: styles.root, skeleton: '72px' },
  inbox: { pane: listPane.pane, skeleton: '48px' },
} as const;

interface CardPaneProps<View> {
  look?: keyof typeof looks;
  label: string;
  /** A link to the list, where there is no room for both. */
  back: { readonly href: string; readonly words: string };
  /** The query of the content. */
  query: { readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => unknown };
  view: View | undefined;
  absent: { readonly title: string; readonly note: string };
  /** Message when it fails to load. */
  failed: string;
  children: (view: View) => ReactNode;
}

/** One item in full, beside the list from which it was chosen. */
export const CardPane = <View,>(props: CardPaneProps<View>) => {
  const { look = 'card', label, back, query, view, absent, failed, children } = props;
  const { pane, skeleton } = looks[look];
  return (
    <section className={pane} aria-label={label} aria-busy={(!view && !query.error) || undefined}>
      <div className={styles.back}>
        <BackLink href={back.href}>{back.words}</BackLink>
      </div>
      {view ? (
        children(view)
      ) : (
        <LoadState query={query} isAbsent={isAbsent(query.error)} absent={absent} failed={{ title: failed }}>
          <Skeleton lines={5} height={skeleton} />
        </LoadState>
      )}
    </section>
  );
};
