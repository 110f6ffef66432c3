import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { completedAct } from '@novosel/contract/deals/flat-category.ts';
import { paymentFormOf } from '@novosel/contract/deals/payment-form.ts';
import { dealPlace, isDealPlace, usualStages } from '@novosel/contract/deals/places.ts';
import type { DealStage } from '@novosel/contract/deals/stages.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Stages } from '@novosel/ui/blocks/stages.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useDealWords } from '../../shared/deal/use-deal-words.ts';

const stageOf = (act: string): DealStage => (isDealPlace(act) ? dealPlace(act).stage : 'booking');

interface DealStagesProps {
  stage: string;
  /**
   * With it each stage says when it was over, or until when it is, and none is shown that this deal does not
   * pass.
   */
  deal?: DealView;
  /** All stages are done. */
  completed?: boolean;
}

/** Where the deal is, coarsely (S4.1-02). */
export const DealStages = ({ stage, deal, completed = deal?.turn.act === completedAct }: DealStagesProps) => {
  const t = useText();
  const withMortgage = stage === 'mortgage' || (deal && paymentFormOf(deal) === 'mortgage');
  const words = useDealWords();
  const stages = usualStages.filter((one) => one !== 'mortgage' || withMortgage);
  const at = stages.indexOf(stage as (typeof stages)[number]);
  const stateOf = (index: number) => (index < at || completed ? 'done' : index === at ? 'now' : 'next');
  const noteOf = (key: DealStage, state: ReturnType<typeof stateOf>) => {
    const points = deal?.course.filter(({ act }) => stageOf(act) === key) ?? [];
    const over = points.findLast((point) => point.at)?.at;
    const due = points.find((point) => point.state === 'now')?.dueAt;
    if (!deal || state === 'next') return undefined;
    if (state === 'now') return due ? t('deals.until', { date: words.day(due, deal.now) }) : undefined;
    return over ? words.day(over, deal.now) : undefined;
  };
  return (
    <Card>
      <Stages
        stages={stages.map((key, index) => {
          const state = stateOf(index);
          return { key, title: words.stage(key), state, note: noteOf(key, state) };
        })}
      />
    </Card>
  );
};
