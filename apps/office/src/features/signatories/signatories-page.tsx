import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listSignatories, signatoryRoles } from '@novosel/contract/signatures/desk-endpoints.ts';
import type { SignatoryView } from '@novosel/contract/signatures/schema.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayBy } from '../../shared/may-by.ts';
import { DeskSheet } from '../../shared/panes/desk-sheet.tsx';
import { Loaded } from '../../shared/panes/loaded.tsx';
import { useRoles } from '../../shared/use-roles.ts';
import { EndingAlert } from './ending-alert.tsx';
import { KindsCard } from './kinds-card.tsx';
import { NewSignatoryCard } from './new-signatory-card.tsx';
import { SignatoryTable } from './signatory-table.tsx';

/** Who signs for the developer and for banks, and which kind of signature each paper needs. */
export default function SignatoriesPage() {
  const t = useText();
  const query = useQuery(queryFor(listSignatories));
  return (
    <DeskSheet>
      <PageHead title={t('signatories.title')} note={t('signatories.note')} />
      <Loaded query={query} failed={t('signatories.failed')} lines={4} height="44px">
        {({ items }) => <Signatories items={items} />}
      </Loaded>
      <KindsCard />
    </DeskSheet>
  );
}

const Signatories = ({ items }: { items: readonly SignatoryView[] }) => {
  const t = useText();
  const names = mayBy(signatoryRoles, useRoles());
  const [added, setAdded] = useState(0);
  return (
    <>
      <EndingAlert items={items} />
      {items.length > 0 ? (
        <Card title={t('signatories.list')}>
          <SignatoryTable items={items} names={names} />
        </Card>
      ) : (
        <EmptyState title={t('signatories.none')}>{t('signatories.none.note')}</EmptyState>
      )}
      {names && <NewSignatoryCard key={added} onAdded={() => setAdded(added + 1)} />}
    </>
  );
};
