import type { BookingState as State } from '@novosel/contract/booking/rules.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { Pill, type PillTone } from '@novosel/ui/pill.tsx';

const tones: Partial<Record<State, PillTone>> = {
  success: 'good',
  unclear: 'warn',
  refunding: 'warn',
  expired: 'bad',
  canceled: 'bad',
};

/** Where a booking stands, in a word. */
export const BookingState = ({ state }: { state: State }) => {
  const t = useText();
  return <Pill tone={tones[state]}>{t(`booking.state.${state}`)}</Pill>;
};
