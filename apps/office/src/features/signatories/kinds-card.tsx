import { queryFor } from '@novosel/client/queries/query-for.ts';
import { contractRoles } from '@novosel/contract/contracts/version-rules.ts';
import { listPaperKinds } from '@novosel/contract/signatures/desk-endpoints.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { mayBy } from '../../shared/may-by.ts';
import { Loaded } from '../../shared/panes/loaded.tsx';
import { useRoles } from '../../shared/use-roles.ts';
import { KindsTable } from './kinds-table.tsx';

/** Which kind of signature each paper needs, today and from a day on. */
export const KindsCard = () => {
  const t = useText();
  const writes = mayBy(contractRoles, useRoles());
  const query = useQuery(queryFor(listPaperKinds));
  return (
    <Card title={t('signatories.kinds')}>
      <Loaded query={query} failed={t('signatories.kinds.failed')} lines={4} height="44px">
        {({ items }) => <KindsTable items={items} writes={writes} />}
      </Loaded>
    </Card>
  );
};
