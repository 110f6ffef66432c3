import { formatDate } from '@novosel/contract/time/time.ts';
import { StepLine } from '@novosel/ui/charts/step-line.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';

interface PriceChartProps {
  /** Oldest first, at least one; a price holds until the next. */
  entries: readonly { kopecks: number; validFrom: string }[];
  today: string;
}

/** The price by steps from the beginning of sale till today; what it says stands in words beside it. */
export const PriceChart = ({ entries, today }: PriceChartProps) => {
  const words = useEstateWords();
  return (
    <StepLine
      points={entries.map(({ kopecks, validFrom }) => ({ at: Date.parse(validFrom), value: kopecks }))}
      until={Date.now()}
      format={words.millions}
      from={formatDate(entries[0]?.validFrom ?? '')}
      to={today}
    />
  );
};
