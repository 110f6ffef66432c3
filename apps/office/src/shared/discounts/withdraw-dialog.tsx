import { useCall } from '@novosel/client/queries/use-call.ts';
import {
  type DeskDiscount,
  listPersonDiscounts,
  withdrawDiscount,
} from '@novosel/contract/loyalty/desk-endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useState } from 'react';
import { ActDialog } from '../acts/act-dialog.tsx';
import { isReason, ReasonField } from '../acts/reason-field.tsx';
import { useDraft } from '../drafts.ts';

interface WithdrawDialogProps {
  person: number;
  discount: DeskDiscount;
  onClose: () => void;
}

/** Takes back what no booking has in its price. */
export const WithdrawDialog = ({ person, discount, onClose }: WithdrawDialogProps) => {
  const t = useText();
  const [reason, setReason] = useDraft(`discount:${discount.id}:withdraw:reason`);
  const [tried, setTried] = useState(false);
  const act = useCall(withdrawDiscount, {
    invalidates: [listPersonDiscounts],
    onDone: () => {
      setReason('');
      onClose();
      void toast({ title: t('discounts.withdraw.done'), tone: 'good' });
    },
  });
  const submit = () => {
    setTried(true);
    if (isReason(reason)) act.mutate({ params: { person, discount: discount.id }, body: { reason } });
  };
  return (
    <ActDialog
      title={t('discounts.withdraw.title')}
      note={t('discounts.withdraw.note', { title: discount.title })}
      error={act.error}
      busy={act.isPending}
      onSubmit={submit}
      onClose={onClose}
      danger
      submit={t('discounts.withdraw.submit')}
      keep={t('discounts.withdraw.keep')}
    >
      <ReasonField value={reason} onChange={setReason} tried={tried} hint={t('discounts.reason.hint')} />
    </ActDialog>
  );
};
