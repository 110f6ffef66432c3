import type { confirmCash, DeskDeal, returnCash } from '@novosel/contract/desk/endpoints.ts';
import { Button } from '@novosel/ui/button.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { MoneyField } from '@novosel/ui/money-field.tsx';
import { TextField } from '@novosel/ui/text-field.tsx';
import { useState } from 'react';
import { useDraft } from '../../drafts.ts';
import { ActDialog } from './act-dialog.tsx';
import { useAct } from './use-act.ts';

interface CashFormProps {
  view: DeskDeal;
  endpoint: typeof confirmCash | typeof returnCash;
  /** The one sum that is right, in kopecks. */
  due: number;
  words: Readonly<Record<'title' | 'note' | 'sum' | 'wrongSum' | 'receipt' | 'submit' | 'done', string>>;
  onClose: () => void;
}

/** The sum is entered anew from the receipt, not taken over from the screen: two people have counted it then. */
export const CashForm = ({ view, endpoint, due, words, onClose }: CashFormProps) => {
  const t = useText();
  const { booking } = view.deal;
  const [receipt, setReceipt] = useDraft(`${booking.id}:${endpoint.name}:receipt`);
  const [sumText, setSumText] = useDraft(`${booking.id}:${endpoint.name}:kopecks`);
  const [tried, setTried] = useState(false);
  const act = useAct(endpoint, {
    said: words.done,
    onDone: () => {
      setReceipt('');
      setSumText('');
      onClose();
    },
  });
  const kopecks = sumText === '' ? null : Number(sumText);
  const submit = () => {
    setTried(true);
    if (kopecks === due && receipt.trim())
      act.mutate({ params: { booking: booking.id }, body: { receipt: receipt.trim(), kopecks } });
  };
  return (
    <ActDialog
      title={words.title}
      note={words.note}
      error={act.error}
      busy={act.isPending}
      onSubmit={submit}
      onClose={onClose}
      actions={(form) => (
        <Button type="submit" form={form} busy={act.isPending}>
          {words.submit}
        </Button>
      )}
    >
      <MoneyField
        label={words.sum}
        hint={t('deal.cash.sum.hint')}
        required
        value={kopecks}
        error={tried && kopecks !== due ? words.wrongSum : undefined}
        onChange={(value) => setSumText(value === null ? '' : String(value))}
      />
      <TextField
        label={words.receipt}
        required
        autoComplete="off"
        value={receipt}
        error={tried && !receipt.trim() ? t('deal.cash.receipt.missing') : undefined}
        onChange={(event) => setReceipt(event.target.value.slice(0, 100))}
      />
    </ActDialog>
  );
};
