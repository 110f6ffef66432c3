import { isAbsent } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getDeskContract } from '@novosel/contract/contracts/desk-endpoints.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../shared/panes/loaded.tsx';
import { Section } from '../../../shared/panes/section.tsx';
import { ContractPart } from './contract-part.tsx';
import { isContractMatter } from './is-contract-matter.ts';

/** The contract of an open deal: its draft, versions, signers and questions. */
export const DealContract = ({ view: { deal, place } }: { view: DeskDeal }) =>
  deal.id && place && <Asked deal={deal.id} isMatter={isContractMatter(place)} />;

const Asked = ({ deal, isMatter }: { deal: string; isMatter: boolean }) => {
  const t = useText();
  const query = useQuery(queryFor(getDeskContract, { params: { deal } }));
  const view = query.data?.data;
  const isBegun = view !== undefined && (view.draft !== null || view.versions.length > 0);
  if (isAbsent(query.error) || !(isMatter || isBegun)) return null;
  return (
    <Section title={t('deal.contract')}>
      <Loaded query={query} failed={t('deal.contract.failed')}>
        {(view) => <ContractPart deal={deal} view={view} />}
      </Loaded>
    </Section>
  );
};
