import { usualStages } from '@novosel/contract/deals/steps.ts';
import { Card } from '@novosel/ui/card.tsx';
import { Stages } from '@novosel/ui/stages.tsx';
import { useDealWords } from './use-deal-words.ts';

/** Where the deal is, coarsely (S4.1-02). */
export const DealStages = ({ stage }: { stage: string }) => {
  const words = useDealWords();
  const at = usualStages.indexOf(stage as (typeof usualStages)[number]);
  const stateOf = (index: number) => (index < at ? 'done' : index === at ? 'now' : 'next');
  return (
    <Card>
      <Stages
        stages={usualStages.map((key, index) => ({ key, title: words.stage(key), state: stateOf(index) }))}
      />
    </Card>
  );
};
