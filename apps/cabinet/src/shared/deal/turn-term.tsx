import type { TurnView } from '@novosel/contract/deals/endpoints.ts';
import { formatLeft, termState } from '@novosel/contract/time/time.ts';
import { Dim } from '@novosel/ui/text/dim.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useDealWords } from './use-deal-words.ts';

/** The term of a turn on a dimension line: its start, the time left, its end. */
export const TurnTerm = ({ turn, dueAt, now }: { turn: TurnView; dueAt: string; now: string }) => {
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
