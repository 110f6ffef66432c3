import { useTextDraft } from '@novosel/client/drafts/use-draft.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ComponentProps } from 'react';
import { isDay } from '../../../shared/words/is-day.ts';
import { CashForm } from '../money/cash-form.tsx';

interface Order {
  /** Number of the payment order. */
  order: string;
  /** YYYY-MM-DD. */
  paidOn: string;
  kopecks: number;
}

interface OrderFormProps extends Pick<ComponentProps<typeof CashForm>, 'name' | 'due' | 'act' | 'onClose'> {
  view: DeskDeal;
  words: Readonly<Record<'title' | 'note' | 'submit', string>>;
  /** The correct sum, in words. */
  sum: string;
  onSend: (order: Order) => Promise<unknown>;
}

/** A line of the bank's statement: the person types sum, number and day of the order from it. */
export const OrderForm = ({ view, name, words, sum, onSend, ...rest }: OrderFormProps) => {
  const t = useText();
  const [paidOn, setPaidOn] = useTextDraft(`${view.deal.booking.id}:${name}:paidOn`);
  return (
    <CashForm
      {...rest}
      view={view}
      name={name}
      words={{
        ...words,
        sum: t('deal.transfer.sum'),
        hint: t('deal.transfer.sum.hint'),
        wrongSum: t('deal.cash.sum.wrong', { sum }),
        receipt: t('deal.transfer.order'),
        noReceipt: t('deal.transfer.order.missing'),
      }}
      onSend={({ receipt: order, kopecks }) =>
        isDay(paidOn)
          ? onSend({ order, paidOn, kopecks }).then((done) => {
              setPaidOn('');
              return done;
            })
          : undefined
      }
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
