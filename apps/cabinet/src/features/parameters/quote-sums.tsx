import type { PersonalPrice } from '@novosel/contract/booking/personal-price.ts';
import type { Quote } from '@novosel/contract/parameters/quote.ts';
import type { ParametersChoice } from '@novosel/contract/parameters/schema.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './parameters.module.css';
import { useCostWords } from './use-cost-words.ts';

interface QuoteSumsProps {
  quote: Quote;
  /** How many owners the tax refund is counted for; a saved calculation takes one. */
  persons?: number;
  choice: ParametersChoice;
  /** The price fixed by the booking; its discounts are listed when the buyer pays at that price. */
  booked: PersonalPrice;
}

/** How a price came about, how it is paid, and what it comes to in all. */
export const QuoteSums = ({ quote, persons = 1, choice, booked }: QuoteSumsProps) => {
  const t = useText();
  const words = useCostWords();
  const { costs, steps } = quote;
  const taxBack = costs.taxBackKopecks;
  const row = (key: string, label: string, kopecks: number, total = false) => ({
    key,
    label,
    value: <Money sum={kopecks} />,
    total,
  });
  const fromList = choice.form === booked.form && booked.lines.length > 0;
  const price = [
    ...(fromList
      ? [
          row('list', t('parameters.list'), booked.listKopecks),
          ...booked.lines.map(({ code, title, kopecks }) => row(code, title, kopecks)),
        ]
      : []),
    ...(steps.length > 0 ? [row('base', t('parameters.base'), quote.baseKopecks)] : []),
    ...steps.map(({ code, kopecks }) => row(`step-${code}`, t('parameters.step', { code }), kopecks)),
  ];
  const paid = [
    row('now', t('parameters.ownNow', { form: choice.form }), costs.nowKopecks),
    ...(choice.capitalKopecks > 0 ? [row('capital', t('parameters.capital'), choice.capitalKopecks)] : []),
    ...(costs.loanKopecks > 0 ? [row('loan', t('parameters.loanSum'), costs.loanKopecks)] : []),
    ...(costs.monthly
      ? [
          {
            key: 'monthly',
            label: t('parameters.monthly'),
            value: <span className="num">{words.monthly(costs)}</span>,
          },
        ]
      : []),
    ...costs.others.map(({ code, kopecks }) => row(code, words.other(code), kopecks)),
    row('all', t(taxBack > 0 ? 'parameters.allPaid' : 'parameters.total'), costs.totalKopecks, true),
    ...(taxBack > 0 ? [row('tax', t('parameters.taxBack.by', { value: String(persons) }), -taxBack)] : []),
  ];
  return (
    <div className={styles.kv}>
      {price.length > 0 && <Kv rows={price} />}
      <Kv rows={paid} />
    </div>
  );
};
