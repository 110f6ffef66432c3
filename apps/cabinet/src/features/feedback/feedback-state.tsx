import type { FeedbackItem } from '@novosel/contract/feedback/schema.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { Pill, type PillTone } from '@novosel/ui/pill.tsx';

const tones: Record<FeedbackItem['state'], PillTone> = { waiting: 'us', answered: 'good', closed: 'neutral' };

/** What became of a feedback: a new answer before everything else. */
export const FeedbackState = ({ state, hasNew }: Pick<FeedbackItem, 'state' | 'hasNew'>) => {
  const t = useText();
  if (hasNew) return <Pill tone="turn">{t('feedback.state.new')}</Pill>;
  return <Pill tone={tones[state]}>{t(`feedback.state.${state}`)}</Pill>;
};
