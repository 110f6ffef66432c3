import type { FeedbackItem } from '@novosel/contract/feedback/schema.ts';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';

const tones: Record<FeedbackItem['state'], PillTone> = { waiting: 'us', answered: 'good', closed: 'neutral' };

/** The state of a feedback; an unread answer comes before all other states. */
export const FeedbackState = ({ state, hasNew }: Pick<FeedbackItem, 'state' | 'hasNew'>) => {
  const t = useText();
  if (hasNew) return <Pill tone="turn">{t('feedback.state.new')}</Pill>;
  return <Pill tone={tones[state]}>{t(`feedback.state.${state}`)}</Pill>;
};
