import { isAbsent } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { getDeskSigning } from '@novosel/contract/signatures/desk-endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../shared/panes/loaded.tsx';
import { Section } from '../../../shared/panes/section.tsx';
import { isSigningMatter } from './is-signing-matter.ts';
import { SigningPart } from './signing-part.tsx';

/** The electronic signing of a deal's contract: now, done or stopped. */
export const DealSigning = ({ view: { deal, place } }: { view: DeskDeal }) => {
  const isMatter = isSigningMatter(place);
  // Only a contract with a fixed text has been sent to be signed.
  const isFixed = deal.documents.some(({ kind }) => kind === 'contract');
  return deal.id && place && (isMatter || isFixed) && <Asked deal={deal.id} isMatter={isMatter} />;
};

const Asked = ({ deal, isMatter }: { deal: string; isMatter: boolean }) => {
  const t = useText();
  const query = useQuery(queryFor(getDeskSigning, { params: { deal } }));
  if (isAbsent(query.error) || !(isMatter || query.data)) return null;
  return (
    <Section title={t('deal.signing')}>
      <Loaded query={query} failed={t('deal.signing.failed')}>
        {(view) => <SigningPart deal={deal} view={view} />}
      </Loaded>
    </Section>
  );
};
