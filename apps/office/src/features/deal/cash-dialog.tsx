import { confirmCash, type DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { formatMoney } from '@novosel/contract/money.ts';
import { Button } from '@novosel/ui/button.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { MoneyField } from '@novosel/ui/money-field.tsx';
import { TextField } from '@novosel/ui/text-field.tsx';
import { useState } from 'react';
import { useDraft } from '../../drafts.ts';
import { ActDialog, type ActDialogProps } from './act-dialog.tsx';
import { useAct } from './use-act.ts';

/** The sum is entered anew from the receipt, not taken over from the screen: two people have counted it then. */
export const CashDialog = ({ view, onClose }: ActDialogProps<DeskDeal>) => {
  const t = useText();
  const { booking } = view.deal;
  const [receipt, setReceipt] = useDraft(`${booking.id}:cash:receipt`);
  const [sumText, setSumText] = useDraft(`${booking.id}:cash:kopecks`);
  const [tried, setTried] = useState(false);
  const act = useAct(confirmCash, {
    said: t('deal.cash.done'),
    onDone: () => {
      setReceipt('');
      setSumText('');
      onClose();
    },
  });
  const kopecks = sumText === '' ? null : Number(sumText);
  const due = booking.term.feeKopecks;
  const dueWords = formatMoney(due, { suffix: t('ui.money.suffix') });
  const submit = () => {
    setTried(true);
    if (kopecks === due && receipt.trim())
      act.mutate({ params: { booking: booking.id }, body: { receipt: receipt.trim(), kopecks } });
  };
  return (
    <ActDialog
      title={t('deal.cash.title')}
      note={t('deal.cash.note', { sum: dueWords })}
      error={act.error}
      busy={act.isPending}
      onSubmit={submit}
      onClose={onClose}
      actions={(form) => (
        <Button type="submit" form={form} busy={act.isPending}>
          {t('deal.cash.submit')}
        </Button>
      )}
    >
      <MoneyField
        label={t('deal.cash.sum')}
        hint={t('deal.cash.sum.hint')}
        required
        value={kopecks}
        error={tried && kopecks !== due ? t('deal.cash.sum.wrong', { sum: dueWords }) : undefined}
        onChange={(value) => setSumText(value === null ? '' : String(value))}
      />
      <TextField
        label={t('deal.cash.receipt')}
        required
        autoComplete="off"
        value={receipt}
        error={tried && !receipt.trim() ? t('deal.cash.receipt.missing') : undefined}
        onChange={(event) => setReceipt(event.target.value.slice(0, 100))}
      />
    </ActDialog>
  );
};
