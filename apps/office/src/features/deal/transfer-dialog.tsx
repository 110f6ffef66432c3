import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { confirmTransfer } from '@novosel/contract/desk/transfers-endpoints.ts';
import { formatMoney } from '@novosel/contract/money.ts';
import { DateField } from '@novosel/ui/date-field.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { useDraft } from '../../drafts.ts';
import type { ActDialogProps } from '../../parts/act-dialog.tsx';
import { CashForm } from './cash-form.tsx';
import { useAct } from './use-act.ts';

const isDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day);

/** A promised transfer stands on the bank's statement. */
export const TransferDialog = ({ view, onClose }: ActDialogProps<DeskDeal>) => {
  const t = useText();
  const { id, term } = view.deal.booking;
  const [paidOn, setPaidOn] = useDraft(`${id}:${confirmTransfer.name}:paidOn`);
  const due = term.feeKopecks;
  const sum = formatMoney(due, { suffix: t('ui.money.suffix') });
  const act = useAct(confirmTransfer, {
    said: t('deal.transfer.done'),
    onDone: () => {
      setPaidOn('');
      onClose();
    },
  });
  return (
    <CashForm
      view={view}
      name={confirmTransfer.name}
      due={due}
      words={{
        title: t('deal.transfer.title'),
        note: t('deal.transfer.note', { sum }),
        sum: t('deal.transfer.sum'),
        hint: t('deal.transfer.sum.hint'),
        wrongSum: t('deal.cash.sum.wrong', { sum }),
        receipt: t('deal.transfer.order'),
        noReceipt: t('deal.transfer.order.missing'),
        submit: t('deal.transfer.submit'),
      }}
      act={act}
      onSend={({ receipt: order, kopecks }) => {
        if (!isDay(paidOn)) return undefined;
        return act.mutateAsync({ params: { booking: id }, body: { order, paidOn, kopecks } });
      }}
      onClose={onClose}
    >
      {(tried) => (
        <DateField
          label={t('deal.transfer.day')}
          required
          value={paidOn}
          error={tried && !isDay(paidOn) ? t('deal.transfer.day.missing') : undefined}
          onChange={setPaidOn}
        />
      )}
    </CashForm>
  );
};
