import type { BookingState } from '@novosel/contract/booking/rules.ts';
import { type DealPlace, dealPlace } from '@novosel/contract/deals/places.ts';
import { dealStages } from '@novosel/contract/deals/stages.ts';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

const tones: Partial<Record<BookingState, PillTone>> = {
  success: 'good',
  unclear: 'warn',
  refunding: 'warn',
  expired: 'bad',
  canceled: 'bad',
};

interface DealStateProps {
  state: BookingState;
  /** The place of the open deal that the booking has become; null without one. */
  place: DealPlace | null;
}

/** The state of a booking, in a word; for a deal, the stage that the buyer's page shows. */
export const DealState = ({ state, place }: DealStateProps) => {
  const t = useText();
  const locale = useLocale();
  if (state !== 'success' || place === null)
    return <Pill tone={tones[state]}>{t(`booking.state.${state}`)}</Pill>;
  if (place === 'completed') return <Pill tone="good">{t('act.completed')}</Pill>;
  return <Pill>{dealStages[dealPlace(place).stage][locale]}</Pill>;
};
