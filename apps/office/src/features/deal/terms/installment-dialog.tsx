import type { PaymentSchedule } from '@novosel/contract/deals/schedule.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { receiveInstallment } from '@novosel/contract/desk/schedule-endpoints.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ActDialogProps } from '../../../shared/acts/act-dialog.tsx';
import { useAct } from '../use-act.ts';
import { OrderForm } from './order-form.tsx';

interface InstallmentDialogProps extends ActDialogProps<DeskDeal> {
  next: PaymentSchedule['payments'][number];
}

/** Records the bank's message that the next installment is on the escrow account. */
export const InstallmentDialog = ({ view, next, onClose }: InstallmentDialogProps) => {
  const t = useText();
  const { id } = view.deal;
  const { number, dueOn, kopecks: due } = next;
  const sum = formatMoney(due, { suffix: t('ui.money.suffix'), kopecks: true });
  const act = useAct(receiveInstallment, { said: t('deal.installment.done', { number }), onDone: onClose });
  return (
    <OrderForm
      view={view}
      // One draft for each installment: values typed for one must not appear for another.
      name={`${receiveInstallment.name}:${number}`}
      due={due}
      sum={sum}
      words={{
        title: t('deal.installment.title', { number }),
        note: t('deal.installment.note', { sum, date: formatDate(dueOn) }),
        submit: t('deal.installment.submit'),
      }}
      act={act}
      onSend={async (body) => id && act.mutateAsync({ params: { deal: id }, body: { number, ...body } })}
      onClose={onClose}
    />
  );
};
