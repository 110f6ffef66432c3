import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Stages } from '@novosel/ui/blocks/stages.tsx';
import { useDealStages } from './use-deal-stages.ts';

interface DealStagesProps {
  stage: string;
  deal?: DealView;
  completed?: boolean;
}

/** A card with the stages of a deal (`useDealStages`). */
export const DealStages = ({ stage, deal, completed }: DealStagesProps) => (
  <Card>
    <Stages stages={useDealStages(stage, deal, completed)} />
  </Card>
);
