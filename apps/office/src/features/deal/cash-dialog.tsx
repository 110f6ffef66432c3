import { confirmCash, type DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { formatMoney } from '@novosel/contract/money.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import type { ActDialogProps } from './act-dialog.tsx';
import { CashForm } from './cash-form.tsx';

/** The cash desk has taken the fee. */
export const CashDialog = ({ view, onClose }: ActDialogProps<DeskDeal>) => {
  const t = useText();
  const { term } = view.deal.booking;
  const due = term.feeKopecks;
  const sum = formatMoney(due, { suffix: t('ui.money.suffix') });
  return (
    <CashForm
      view={view}
      endpoint={confirmCash}
      due={due}
      words={{
        title: t('deal.cash.title'),
        note: t('deal.cash.note', { sum }),
        sum: t('deal.cash.sum'),
        wrongSum: t('deal.cash.sum.wrong', { sum }),
        receipt: t('deal.cash.receipt'),
        submit: t('deal.cash.submit'),
        done: t('deal.cash.done'),
      }}
      onClose={onClose}
    />
  );
};
