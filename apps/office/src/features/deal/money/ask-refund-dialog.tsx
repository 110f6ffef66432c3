import { askRefundAgain, type DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { ActDialog, type ActDialogProps } from '../../../shared/acts/act-dialog.tsx';
import { useAct } from '../use-act.ts';
import { failedPayment, failureOf } from './failed-payment.ts';

/** Asks the acquirer again for a refund that it has refused. */
export const AskRefundDialog = ({ view, onClose }: ActDialogProps<DeskDeal>) => {
  const t = useText();
  const payment = failedPayment(view);
  const act = useAct(askRefundAgain, { said: t('deal.askRefund.done'), onDone: onClose });
  if (!payment) return null;
  const { refund } = payment;
  const sum = formatMoney(refund.kopecks, { suffix: t('ui.money.suffix') });
  return (
    <ActDialog
      title={t('deal.askRefund.title')}
      note={t('deal.askRefund.note', { sum })}
      error={act.error}
      busy={act.isPending}
      onSubmit={() =>
        act.mutate({ params: { booking: view.deal.booking.id }, body: { payment: payment.id } })
      }
      onClose={onClose}
      submit={t('deal.askRefund.submit')}
    >
      <Alert tone="warn" title={t('deal.askRefund.why')}>
        {failureOf(refund, t)}
      </Alert>
    </ActDialog>
  );
};
