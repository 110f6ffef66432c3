import { queryFor } from '@novosel/client/queries/query-for.ts';
import { type DealSummary, listDeals } from '@novosel/contract/deals/endpoints.ts';
import type { Papers } from '@novosel/contract/documents/papers-endpoints.ts';
import { glue } from '@novosel/contract/texts/text.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { TurnPanel } from '@novosel/ui/blocks/turn-panel.tsx';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { actOf, partyOf, useDealWords } from '../../shared/deal/use-deal-words.ts';

const waiting = ['waits', 'agreed', 'due'];

/** The document that waits for the reader, in the words of its deal's turn. */
export const WaitingPaper = ({ papers: { folders } }: { papers: Papers }) => {
  const deals = useQuery(queryFor(listDeals)).data?.data;
  const mine = (deals?.items ?? []).filter(({ turn }) => partyOf(turn.turn) === 'you');
  for (const { estate, number, papers } of folders) {
    const paper = papers
      .flatMap(({ versions }) => versions[0] ?? [])
      .find(({ state }) => waiting.includes(state));
    const deal = mine.find((one) => one.estate.id === estate.id && one.number === number);
    if (paper && deal && deals)
      return (
        <AboutEstate kind={estate.kind}>
          <Waiting deal={deal} title={glue(paper.title)} now={deals.now} />
        </AboutEstate>
      );
  }
  return null;
};

const Waiting = ({ deal: { turn }, title, now }: { deal: DealSummary; title: string; now: string }) => {
  const t = useText();
  const words = useDealWords();
  return (
    <TurnPanel
      compact
      party="you"
      who={words.who(turn.turn)}
      term={words.term(turn, now)}
      title={words.title(actOf(turn))}
      why={title}
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
  );
};
