import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import type { TurnView } from '@novosel/contract/deals/endpoints.ts';
import { path } from '@novosel/contract/paths.ts';
import { capital } from '@novosel/contract/text.ts';
import { formatLeft, termState } from '@novosel/contract/time.ts';
import { ButtonLink } from '@novosel/ui/button.tsx';
import { Dim } from '@novosel/ui/dim.tsx';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { TurnPanel } from '@novosel/ui/turn-panel.tsx';
import { EstatePlan } from '../../estate/estate-plan.tsx';
import { useEstateWords } from '../../estate/use-estate-words.ts';
import { AskManager } from '../../support/ask-manager.tsx';
import { actOf, partyOf, useDealWords } from './use-deal-words.ts';

interface DealTurnProps {
  turn: TurnView;
  /** The server's present moment. */
  now: string;
  card: Pick<EstateCard, 'estate' | 'plan'>;
  /** Number of the deal, for the question about it. */
  number: string;
  /** Beside the plan card the plan is not shown twice. */
  compact?: boolean;
}

/** Whose turn it is, what to do now, until when, and what is lost otherwise. */
export const DealTurn = ({ turn, now, card, number, compact = false }: DealTurnProps) => {
  const t = useText();
  const words = useDealWords();
  const estates = useEstateWords();
  const party = partyOf(turn.turn);
  const mine = party === 'you';
  const about = capital(
    t('deals.about', { estate: estates.name(card.estate), complex: card.estate.complex.title }),
  );
  // A step that is done with the manager has no page of its own, only that of the deal.
  const isHere = compact && turn.link === path('dealView', { estate: card.estate.id });
  const actions = (
    <>
      {!isHere && (
        <ButtonLink href={turn.link} variant={mine ? 'inverse' : 'secondary'}>
          {words.button(actOf(turn))}
        </ButtonLink>
      )}
      <AskManager
        topic={{ estate: card.estate.id, number, act: turn.act }}
        variant={mine ? (isHere ? 'inverse' : 'ghost') : 'quiet'}
      />
    </>
  );
  return (
    <TurnPanel
      party={party}
      who={words.who(turn.turn)}
      term={compact && turn.dueAt ? words.until(turn.dueAt, now) : about}
      title={words.title(actOf(turn))}
      why={words.why(actOf(turn))}
      actions={actions}
      dim={turn.dueAt && <Term turn={turn} dueAt={turn.dueAt} now={now} />}
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

const Term = ({ turn, dueAt, now }: { turn: TurnView; dueAt: string; now: string }) => {
  const t = useText();
  const locale = useLocale();
  const words = useDealWords();
  const [from, to, at] = [Date.parse(turn.startedAt), Date.parse(dueAt), Date.parse(now)];
  const left = formatLeft(dueAt, { now, locale });
  return (
    <Dim
      value={to > from ? Math.min(1, Math.max(0, (at - from) / (to - from))) : 1}
      state={termState(dueAt, now)}
      from={words.day(turn.startedAt, now)}
      now={left ? t('deals.left', { left }) : t('deals.over')}
      to={words.dayTime(dueAt, now)}
    />
  );
};
