import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { TurnPanel } from '@novosel/ui/blocks/turn-panel.tsx';
import { late } from '@novosel/ui/status/late.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { EstatePlan } from '../estate/estate-plan.tsx';
import { useEstateWords } from '../estate/use-estate-words.ts';
import { AskManager } from '../support/ask-manager.tsx';
import { TurnTerm } from './turn-term.tsx';
import { actOf, partyOf, useDealWords } from './use-deal-words.ts';
import { useTurnFacts } from './use-turn-facts.tsx';

/** Loaded only for the few turns that need it, so that it does not slow the page of others. */
const Requisites = late(async () => (await import('../payment/transfer-order.tsx')).TransferOrder);
const DealVisit = late(async () => (await import('./deal-visit.tsx')).DealVisit);
const DealTerm = late(async () => (await import('./deal-term.tsx')).DealTerm);

/** A due date sooner than this needs no reminder. */
const dayMs = 24 * 60 * 60_000;

interface DealTurnProps {
  deal: DealView;
  /** Hides the plan beside a card that already shows it. */
  compact?: boolean;
}

/** Whose turn it is, what to do now, until when, and what is lost otherwise. */
export const DealTurn = ({ deal, compact = false }: DealTurnProps) => {
  const t = useText();
  const words = useDealWords();
  const estates = useEstateWords();
  const [open, setOpen] = useState(false);
  const { turn, now, card, number } = deal;
  const { visit } = turn;
  const party = partyOf(turn.turn);
  const mine = party === 'you';
  const about = capital(
    t('deals.about', { estate: estates.name(card.estate), complex: card.estate.complex.title }),
  );
  // A step done with the manager has no page of its own, only that of the deal.
  const isHere = compact && turn.link === path('dealView', { estate: card.estate.id });
  const facts = useTurnFacts(deal);
  const fee = turn.act === 'transfer' ? deal.booking.transfer : null;
  const requisites = fee ?? deal.escrow;
  // A past visit can be neither moved nor added to a calendar.
  const isAhead = !visit || Date.parse(visit.at) > Date.parse(now);
  const leads = requisites !== null || !isHere;
  const variants = mine
    ? ({ calendar: isHere ? 'inverse' : 'ghost', move: 'ghost' } as const)
    : ({ calendar: 'secondary', move: 'quiet' } as const);
  const actions = (
    <>
      {requisites && (
        <Button variant="inverse" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('deals.requisites', { open: String(open) })}
        </Button>
      )}
      {!isHere && (
        <ButtonLink href={turn.link} variant={requisites ? 'ghost' : mine ? 'inverse' : 'secondary'}>
          {fee ? t('deals.requisites.page') : words.button(actOf(turn))}
        </ButtonLink>
      )}
      {visit && isAhead ? (
        <DealVisit deal={deal} visit={visit} variants={variants} />
      ) : (
        <>
          {compact && mine && turn.dueAt && Date.parse(turn.dueAt) - Date.parse(now) > dayMs && (
            <DealTerm deal={deal} dueAt={turn.dueAt} />
          )}
          <AskManager
            topic={{ estate: card.estate.id, number, act: turn.act }}
            variant={mine ? (leads ? 'ghost' : 'inverse') : 'quiet'}
          />
        </>
      )}
    </>
  );
  const term = visit ? undefined : words.term(turn, now);
  return (
    <TurnPanel
      party={party}
      who={words.who(turn.turn)}
      term={(compact && term) || about}
      title={words.title(actOf(turn))}
      why={words.why(actOf(turn))}
      facts={facts}
      actions={actions}
      leaf={
        requisites && open && <Requisites order={requisites} escrow={!fee} instead={<Skeleton lines={5} />} />
      }
      dim={turn.dueAt && isAhead && <TurnTerm turn={turn} dueAt={turn.dueAt} now={now} />}
      otherwise={
        turn.loss && (
          <span>
            <b>{t('deals.otherwise')}</b> {words.loss(turn)}
          </span>
        )
      }
      compact={compact}
      {...(!compact && {
        picture: (
          <div className="from-tablet">
            <EstatePlan card={card} variant={mine ? 'blue' : 'small'} maxHeight={320} />
          </div>
        ),
      })}
    />
  );
};
