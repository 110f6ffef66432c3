import { type DeskDeal, returnCash } from '@novosel/contract/desk/endpoints.ts';
import { formatMoney } from '@novosel/contract/money.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import type { ActDialogProps } from '../../parts/act-dialog.tsx';
import { CashForm } from './cash-form.tsx';
import { useAct } from './use-act.ts';

/** The cash desk has given the fee back. */
export const ReturnCashDialog = ({ view, onClose }: ActDialogProps<DeskDeal>) => {
  const t = useText();
  const { payment, term } = view.deal.booking;
  const due = payment?.refund?.kopecks ?? term.feeKopecks;
  const sum = formatMoney(due, { suffix: t('ui.money.suffix') });
  const act = useAct(returnCash, { said: t('deal.return.done'), onDone: onClose });
  return (
    <CashForm
      view={view}
      name={returnCash.name}
      due={due}
      words={{
        title: t('deal.return.title'),
        note: t('deal.return.note', { sum }),
        sum: t('deal.return.sum'),
        wrongSum: t('deal.return.sum.wrong', { sum }),
        receipt: t('deal.return.receipt'),
        noReceipt: t('deal.cash.receipt.missing'),
        submit: t('deal.return.submit'),
      }}
      act={act}
      onSend={(body) => act.mutateAsync({ params: { booking: view.deal.booking.id }, body })}
      onClose={onClose}
    />
  );
};
