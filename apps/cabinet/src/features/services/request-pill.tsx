import type { ServiceItem } from '@novosel/contract/services/schema.ts';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useStateWords } from './use-state-words.ts';

const tones: Readonly<Record<ServiceItem['turn'], PillTone>> = {
  buyer: 'turn',
  staff: 'us',
  partner: 'third',
  nobody: 'neutral',
};

/** Where a request is, in the colour of whose turn it is. */
export const RequestPill = ({ state, turn }: Pick<ServiceItem, 'state' | 'turn'>) => {
  const words = useStateWords();
  return <Pill tone={state === '688' ? 'good' : tones[turn]}>{words(state)}</Pill>;
};
