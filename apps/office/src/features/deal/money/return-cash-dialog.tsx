import { type DeskDeal, returnCash } from '@novosel/contract/desk/endpoints.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ActDialogProps } from '../../../shared/acts/act-dialog.tsx';
import { useAct } from '../use-act.ts';
import { CashForm } from './cash-form.tsx';

/** Records that the fee was returned the way it came, by the cash desk or by a transfer. */
export const ReturnCashDialog = ({ view, onClose }: ActDialogProps<DeskDeal>) => {
  const t = useText();
  const { payment, term } = view.deal.booking;
  const way = payment?.method === 'other' ? 'transferBack' : 'return';
  const due = payment?.refund?.kopecks ?? term.feeKopecks;
  const sum = formatMoney(due, { suffix: t('ui.money.suffix') });
  const act = useAct(returnCash, { said: t('deal.return.done'), onDone: onClose });
  return (
    <CashForm
      view={view}
      name={returnCash.name}
      due={due}
      words={{
        title: t(`deal.${way}.title`),
        note: t(`deal.${way}.note`, { sum }),
        sum: t(`deal.${way}.sum`),
        ...(way === 'transferBack' && { hint: t('deal.transfer.sum.hint') }),
        wrongSum: t('deal.return.sum.wrong', { sum }),
        receipt: t(`deal.${way}.receipt`),
        noReceipt: t(way === 'return' ? 'deal.cash.receipt.missing' : 'deal.transfer.order.missing'),
        submit: t(`deal.${way}.submit`),
      }}
      act={act}
      onSend={(body) => act.mutateAsync({ params: { booking: view.deal.booking.id }, body })}
      onClose={onClose}
    />
  );
};
