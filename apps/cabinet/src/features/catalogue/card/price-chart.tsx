import { formatDate } from '@novosel/contract/time/time.ts';
import { StepLine } from '@novosel/ui/charts/step-line.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';

interface PriceChartProps {
  /** Oldest first, at least one; each price is valid until the next one. */
  entries: readonly { kopecks: number; validFrom: string }[];
  today: string;
}

/** The price as a step chart from the start of sale until today; the text beside it says the same. */
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
