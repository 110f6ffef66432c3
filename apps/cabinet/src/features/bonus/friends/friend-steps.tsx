import { Timeline } from '@novosel/ui/blocks/timeline.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';

const steps = ['send', 'buy', 'papers', 'pay'] as const;

/** The steps of a recommendation to its reward; on its own page each has an explanation. */
export const FriendSteps = ({ notes }: { notes?: boolean }) => {
  const t = useText();
  return (
    <Timeline
      items={steps.map((step, nth) => ({
        key: step,
        title: t(`friend.step.${step}`),
        note: notes ? t(`friend.step.${step}.note`) : undefined,
        now: nth === 0,
      }))}
    />
  );
};
