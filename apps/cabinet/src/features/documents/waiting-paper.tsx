import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listDeals } from '@novosel/contract/deals/endpoints.ts';
import type { Papers } from '@novosel/contract/documents/papers-endpoints.ts';
import { glue } from '@novosel/contract/texts/text.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { TurnPanel } from '@novosel/ui/blocks/turn-panel.tsx';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { actOf, partyOf, useDealWords } from '../../shared/deal/use-deal-words.ts';

const waiting = ['waits', 'due'];

/** The paper that waits for the reader, as the turn of its deal says it. */
export const WaitingPaper = ({ papers }: { papers: Papers }) => {
  const t = useText();
  const words = useDealWords();
  const deals = useQuery(queryFor(listDeals)).data?.data;
  const found = papers.folders.flatMap((folder) => {
    const paper = folder.papers.find(({ versions }) => waiting.includes(versions[0]?.state ?? ''));
    const deal = deals?.items.find(
      ({ estate, number }) => estate.id === folder.estate.id && number === folder.number,
    );
    return paper?.versions[0] && deal && partyOf(deal.turn.turn) === 'you'
      ? [{ paper: paper.versions[0], deal }]
      : [];
  });
  const [first] = found;
  if (!first || !deals) return null;
  const { deal, paper } = first;
  const { turn, estate } = deal;
  return (
    <AboutEstate kind={estate.kind}>
      <TurnPanel
        compact
        party="you"
        who={words.who(turn.turn)}
        term={words.term(turn, deals.now)}
        title={words.title(actOf(turn))}
        why={glue(paper.title)}
        actions={
          <ButtonLink variant="inverse" href={turn.link}>
            {words.button(actOf(turn))}
          </ButtonLink>
        }
        otherwise={
          turn.loss && (
            <span>
              <b>{t('deals.otherwise')}</b> {words.loss(turn)}
            </span>
          )
        }
      />
    </AboutEstate>
  );
};
