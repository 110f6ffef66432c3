import { textDrafts } from '@novosel/client/drafts/text-drafts.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { MoneyField } from '@novosel/ui/fields/money-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { wordsCheck } from '@novosel/ui/form/words-check.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import { ActDialog } from '../../../shared/acts/act-dialog.tsx';

interface CashEntry {
  receipt: string;
  kopecks: number;
}

interface CashFormProps {
  view: DeskDeal;
  /** Name of the act, used as the key of its drafts. */
  name: string;
  /** The only correct sum, in kopecks. */
  due: number;
  words: Readonly<
    Record<'title' | 'note' | 'sum' | 'wrongSum' | 'receipt' | 'noReceipt' | 'submit', string>
  > & {
    /** Where to read the sum, if not from a receipt. */
    readonly hint?: string;
  };
  act: { readonly error: Error | null; readonly isPending: boolean };
  /** Sends the entered values, unless the parent form lacks something; drafts are kept until it succeeds. */
  onSend: (entry: CashEntry) => Promise<unknown> | undefined;
  onClose: () => void;
  /** Further fields; called with whether the person has tried to send. */
  children?: (tried: boolean) => ReactNode;
}

const empty = { receipt: '', kopecks: '' };
type Typed = typeof empty;

const kopecksOf = (text: string): number | null => (text === '' ? null : Number(text));

/**
 * The person types the sum from the receipt and does not copy it from the screen: so two people have counted
 * it.
 */
export const CashForm = ({ view, name, due, words, act, onSend, onClose, children }: CashFormProps) => {
  const t = useText();
  const { id } = view.deal.booking;
  const check = wordsCheck<Typed>(({ receipt, kopecks }) => ({
    kopecks: kopecksOf(kopecks) === due ? undefined : words.wrongSum,
    receipt: receipt.trim() ? undefined : words.noReceipt,
  }));
  const draft = textDrafts(`${id}:${name}`, ['receipt', 'kopecks']);
  const { form, values, change, errorOf, drop } = useKeptForm(check, empty, { draft, late: true });
  const submit = async ({ receipt }: Typed) => {
    const done = await onSend({ receipt: receipt.trim(), kopecks: due })?.catch(() => undefined);
    if (done) drop();
  };
  return (
    <ActDialog
      title={words.title}
      note={words.note}
      error={act.error}
      busy={act.isPending}
      onSubmit={form.handleSubmit(submit)}
      onClose={onClose}
      submit={words.submit}
    >
      <MoneyField
        label={words.sum}
        hint={words.hint ?? t('deal.cash.sum.hint')}
        required
        value={kopecksOf(values.kopecks)}
        error={errorOf('kopecks')}
        onChange={(value) => change({ kopecks: value === null ? '' : String(value) })}
      />
      <TextField
        label={words.receipt}
        required
        autoComplete="off"
        value={values.receipt}
        error={errorOf('receipt')}
        onChange={(event) => change({ receipt: event.target.value.slice(0, 100) })}
      />
      {children?.(form.formState.isSubmitted)}
    </ActDialog>
  );
};
