import { useTextDraft } from '@novosel/client/drafts/use-draft.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { MoneyField } from '@novosel/ui/fields/money-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type ReactNode, useState } from 'react';
import { ActDialog } from '../../../shared/acts/act-dialog.tsx';

interface CashEntry {
  receipt: string;
  kopecks: number;
}

interface CashFormProps {
  view: DeskDeal;
  /** The act, as its drafts are kept. */
  name: string;
  /** The one sum that is right, in kopecks. */
  due: number;
  words: Readonly<
    Record<'title' | 'note' | 'sum' | 'wrongSum' | 'receipt' | 'noReceipt' | 'submit', string>
  > & {
    /** Where the sum is read from, when that is no receipt. */
    readonly hint?: string;
  };
  act: { readonly error: Error | null; readonly isPending: boolean };
  /** Sends what was entered, unless something of its own is missing; the drafts are kept until it is done. */
  onSend: (entry: CashEntry) => Promise<unknown> | undefined;
  onClose: () => void;
  /** Further fields, given whether the act has been tried. */
  children?: (tried: boolean) => ReactNode;
}

/**
 * The sum is entered anew from the receipt, not taken over from the screen: two people have counted it then.
 */
export const CashForm = ({ view, name, due, words, act, onSend, onClose, children }: CashFormProps) => {
  const t = useText();
  const { id } = view.deal.booking;
  const [receipt, setReceipt] = useTextDraft(`${id}:${name}:receipt`);
  const [sumText, setSumText] = useTextDraft(`${id}:${name}:kopecks`);
  const [tried, setTried] = useState(false);
  const kopecks = sumText === '' ? null : Number(sumText);
  const submit = async () => {
    setTried(true);
    if (kopecks !== due || !receipt.trim()) return;
    const done = await onSend({ receipt: receipt.trim(), kopecks })?.catch(() => undefined);
    if (!done) return;
    setReceipt('');
    setSumText('');
  };
  return (
    <ActDialog
      title={words.title}
      note={words.note}
      error={act.error}
      busy={act.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
      submit={words.submit}
    >
      <MoneyField
        label={words.sum}
        hint={words.hint ?? t('deal.cash.sum.hint')}
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
        error={tried && !receipt.trim() ? words.noReceipt : undefined}
        onChange={(event) => setReceipt(event.target.value.slice(0, 100))}
      />
      {children?.(tried)}
    </ActDialog>
  );
};
