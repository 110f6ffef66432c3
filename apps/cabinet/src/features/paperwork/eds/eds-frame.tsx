import type { EdsView } from '@novosel/contract/eds/schema.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import { useUser } from '../../../shared/account/use-user.ts';
import { useBackLink } from '../../../shared/navigation/back-link.tsx';
import { useEds } from './use-eds.ts';

interface EdsFrameProps {
  readonly title: string;
  readonly note?: string;
  /** @param user ID of the reader */
  readonly children: (view: EdsView, user: number) => ReactNode;
}

/** A page of certificates: its head, and its content when the data have come. */
export const EdsFrame = ({ title, note, children }: EdsFrameProps) => {
  const { view, query } = useEds();
  const user = useUser()?.id;
  return (
    <>
      {view?.term && <BackToDeal term={view.term} />}
      <PageHead title={title} note={note} />
      {view && user !== undefined ? (
        children(view, user)
      ) : (
        <LoadState query={query}>
          <Skeleton height="480px" />
        </LoadState>
      )}
    </>
  );
};

const BackToDeal = ({ term: { estate, number } }: { readonly term: NonNullable<EdsView['term']> }) => {
  const t = useText();
  useBackLink({ href: path('dealView', { estate }), label: t('eds.back', { number }) });
  return null;
};
