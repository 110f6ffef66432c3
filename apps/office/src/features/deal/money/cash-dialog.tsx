import { confirmCash, type DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ActDialogProps } from '../../../shared/acts/act-dialog.tsx';
import { useAct } from '../use-act.ts';
import { CashForm } from './cash-form.tsx';
import { isTransferPromised } from './promised-transfer.ts';

/** Records that the cash desk has taken the fee. */
export const CashDialog = ({ view, onClose }: ActDialogProps<DeskDeal>) => {
  const t = useText();
  const { term } = view.deal.booking;
  const due = term.feeKopecks;
  const sum = formatMoney(due, { suffix: t('ui.money.suffix') });
  const note = t('deal.cash.note', { sum });
  const act = useAct(confirmCash, { said: t('deal.cash.done'), onDone: onClose });
  return (
    <CashForm
      view={view}
      name={confirmCash.name}
      due={due}
      words={{
        title: t('deal.cash.title'),
        note: isTransferPromised(view) ? `${note} ${t('deal.cash.promised')}` : note,
        sum: t('deal.cash.sum'),
        wrongSum: t('deal.cash.sum.wrong', { sum }),
        receipt: t('deal.cash.receipt'),
        noReceipt: t('deal.cash.receipt.missing'),
        submit: t('deal.cash.submit'),
      }}
      act={act}
      onSend={(body) => act.mutateAsync({ params: { booking: view.deal.booking.id }, body })}
      onClose={onClose}
    />
  );
};
