import { useCall } from '@novosel/client/queries/use-call.ts';
import { listRewards, moveReward, type OwedReward } from '@novosel/contract/loyalty/reward-endpoints.ts';
import type { RewardStep } from '@novosel/contract/loyalty/rewards.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useState } from 'react';
import { ActDialog } from '../../shared/acts/act-dialog.tsx';
import { isReason, ReasonField } from '../../shared/acts/reason-field.tsx';
import { useStaleStep } from '../../shared/acts/use-stale-step.ts';
import { useDraft } from '../../shared/drafts.ts';

interface RewardDialogProps {
  reward: OwedReward;
  to: RewardStep;
  onClose: () => void;
}

/** Records the next step of a reward, and by what. */
export const RewardDialog = ({ reward, to, onClose }: RewardDialogProps) => {
  const t = useText();
  const { id, buyer, step: from } = reward;
  const [reason, setReason] = useDraft(`reward:${id}:${to}:reason`);
  const [tried, setTried] = useState(false);
  const act = useCall(moveReward, {
    invalidates: [listRewards],
    onDone: () => {
      setReason('');
      onClose();
      void toast({ title: t('rewards.moved'), tone: 'good' });
    },
  });
  // Somebody else has recorded a step meanwhile: the list behind the window is asked again.
  useStaleStep(act.error, listRewards);
  const submit = () => {
    setTried(true);
    if (isReason(reason)) act.mutate({ params: { reward: id }, body: { from, to, reason } });
  };
  return (
    <ActDialog
      title={t(`rewards.move.${to}`)}
      note={buyer}
      error={act.error}
      busy={act.isPending}
      onSubmit={submit}
      onClose={onClose}
      danger={to === 'rejected'}
      submit={t('rewards.record')}
    >
      <ReasonField value={reason} onChange={setReason} tried={tried} hint={t('rewards.reason.hint')} />
    </ActDialog>
  );
};
