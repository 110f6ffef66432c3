import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { listRewards, moveReward, type OwedReward } from '@novosel/contract/loyalty/reward-endpoints.ts';
import type { RewardStep } from '@novosel/contract/loyalty/rewards.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { ReasonDialog } from '../../shared/acts/reason-dialog.tsx';
import { useStaleStep } from '../../shared/acts/use-stale-step.ts';

interface RewardDialogProps {
  reward: OwedReward;
  to: RewardStep;
  onClose: () => void;
}

/** Records the next step of a reward, and by which document. */
export const RewardDialog = ({ reward, to, onClose }: RewardDialogProps) => {
  const t = useText();
  const { id, buyer, step: from } = reward;
  const draft = `reward:${id}:${to}:reason`;
  const act = useCall(moveReward, {
    invalidates: [listRewards],
    onDone: () => {
      draftOf(draft).forget();
      onClose();
      void toast({ title: t('rewards.moved'), tone: 'good' });
    },
  });
  // Somebody else has recorded a step meanwhile: refetches the list behind the window.
  useStaleStep(act.error, listRewards);
  return (
    <ReasonDialog
      title={t(`rewards.move.${to}`)}
      note={buyer}
      draft={draft}
      act={act}
      reason={{ hint: t('rewards.reason.hint') }}
      onSend={(reason) => act.mutate({ params: { reward: id }, body: { from, to, reason } })}
      onClose={onClose}
      danger={to === 'rejected'}
      submit={t('rewards.record')}
    />
  );
};
