import { type DeskDeal, returnCash } from '@novosel/contract/desk/endpoints.ts';
import { formatMoney } from '@novosel/contract/money.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import type { ActDialogProps } from './act-dialog.tsx';
import { CashForm } from './cash-form.tsx';

/** The cash desk has given the fee back. */
export const ReturnCashDialog = ({ view, onClose }: ActDialogProps<DeskDeal>) => {
  const t = useText();
  const { payment, term } = view.deal.booking;
  const due = payment?.refund?.kopecks ?? term.feeKopecks;
  const sum = formatMoney(due, { suffix: t('ui.money.suffix') });
  return (
    <CashForm
      view={view}
      endpoint={returnCash}
      due={due}
      words={{
        title: t('deal.return.title'),
        note: t('deal.return.note', { sum }),
        sum: t('deal.return.sum'),
        wrongSum: t('deal.return.sum.wrong', { sum }),
        receipt: t('deal.return.receipt'),
        submit: t('deal.return.submit'),
        done: t('deal.return.done'),
      }}
      onClose={onClose}
    />
  );
};
