import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import {
  type DeskDiscount,
  listPersonDiscounts,
  withdrawDiscount,
} from '@novosel/contract/loyalty/desk-endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { ReasonDialog } from '../acts/reason-dialog.tsx';

interface WithdrawDialogProps {
  person: number;
  discount: DeskDiscount;
  onClose: () => void;
}

/** Withdraws a discount that no booking has in its price. */
export const WithdrawDialog = ({ person, discount, onClose }: WithdrawDialogProps) => {
  const t = useText();
  const draft = `discount:${discount.id}:withdraw:reason`;
  const act = useCall(withdrawDiscount, {
    invalidates: [listPersonDiscounts],
    onDone: () => {
      draftOf(draft).forget();
      onClose();
      void toast({ title: t('discounts.withdraw.done'), tone: 'good' });
    },
  });
  return (
    <ReasonDialog
      title={t('discounts.withdraw.title')}
      note={t('discounts.withdraw.note', { title: discount.title })}
      draft={draft}
      act={act}
      reason={{ hint: t('discounts.reason.hint') }}
      onSend={(reason) => act.mutate({ params: { person, discount: discount.id }, body: { reason } })}
      onClose={onClose}
      danger
      submit={t('discounts.withdraw.submit')}
      keep={t('discounts.withdraw.keep')}
    />
  );
};
