import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { completedAct } from '@novosel/contract/deals/flat-category.ts';
import { paymentFormOf } from '@novosel/contract/deals/payment-form.ts';
import { dealPlace, isDealPlace, usualStages } from '@novosel/contract/deals/places.ts';
import type { DealStage } from '@novosel/contract/deals/stages.ts';
import type { Stage } from '@novosel/ui/blocks/stages.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useDealWords } from './use-deal-words.ts';

const stageOf = (act: string): DealStage => (isDealPlace(act) ? dealPlace(act).stage : 'booking');

/**
 * The stages of a deal, in broad terms (S4.1-02).
 * @param deal adds the dates, and the mortgage stage where the deal is paid with a loan
 * @param completed whether all stages are done
 */
export const useDealStages = (
  stage: string,
  deal: DealView | undefined,
  completed = deal?.turn.act === completedAct,
): Stage[] => {
  const t = useText();
  const words = useDealWords();
  const withMortgage = stage === 'mortgage' || (deal && paymentFormOf(deal) === 'mortgage');
  const stages = usualStages.filter((one) => one !== 'mortgage' || withMortgage);
  const at = stages.indexOf(stage as (typeof stages)[number]);
  const noteOf = (key: DealStage, state: Stage['state']) => {
    const points = deal?.course.filter(({ act }) => stageOf(act) === key) ?? [];
    const over = points.findLast((point) => point.at)?.at;
    const due = points.find((point) => point.state === 'now')?.dueAt;
    if (!deal || state === 'next') return undefined;
    if (state === 'now') return due ? t('deals.until', { date: words.day(due, deal.now) }) : undefined;
    return over ? words.day(over, deal.now) : undefined;
  };
  return stages.map((key, index) => {
    const state = index < at || completed ? 'done' : index === at ? 'now' : 'next';
    return { key, title: words.stage(key), state, note: noteOf(key, state) };
  });
};
