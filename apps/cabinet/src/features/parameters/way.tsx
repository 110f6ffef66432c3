import type { PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import type { Quote } from '@novosel/contract/parameters/quote.ts';
import type { Kopecks } from '@novosel/contract/texts/money.ts';
import { Legend } from '@novosel/ui/blocks/legend.tsx';
import { ChoiceBox } from '@novosel/ui/choices/choice-box.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useId } from 'react';
import styles from './parameters.module.css';
import type { ChoiceForm } from './use-choice-form.ts';
import { useCostWords } from './use-cost-words.ts';

const parts = ['now', 'later', 'interest', 'others'] as const;

const othersOf = ({ others }: Quote['costs']): Kopecks =>
  others.reduce((sum, { kopecks }) => sum + kopecks, 0);

/** What a way takes in all, as a bar of its parts. */
const Bar = ({ costs, most }: { costs: Quote['costs']; most: Kopecks }) => {
  const { nowKopecks, monthly, interestKopecks, totalKopecks } = costs;
  const sums = {
    now: nowKopecks,
    later: (monthly?.kopecks ?? 0) * (monthly?.count ?? 0) - interestKopecks,
    interest: interestKopecks,
    others: othersOf(costs),
  };
  return (
    <span className={styles.scale} aria-hidden="true">
      <span className={styles.bar} style={{ inlineSize: `${(totalKopecks / most) * 100}%` }}>
        {parts.map(
          (part) => sums[part] > 0 && <i key={part} className={styles[part]} style={{ flex: sums[part] }} />,
        )}
      </span>
    </span>
  );
};

/** What the colours of the bars mean. */
export const WaysLegend = () => {
  const t = useText();
  return (
    <Legend
      className={styles.legend}
      items={parts.map((part) => ({
        key: part,
        mark: <i className={styles[part]} />,
        words: t('parameters.part', { part }),
      }))}
    />
  );
};

interface WayProps {
  form: PaymentForm;
  terms: ReturnType<ChoiceForm['choiceBy']>;
  quote: Quote;
  offer: ChoiceForm['offer'];
  /** What the dearest way takes in all: bars of the ways stand on one scale. */
  most: Kopecks;
  chosen: boolean;
  onChoose: () => void;
}

/** One form: how much at once and a month, to whom, what may come back, and all of it. */
export const Way = ({ form, terms, quote, offer, most, chosen, onChoose }: WayProps) => {
  const t = useText();
  const words = useCostWords();
  const id = useId();
  const { costs, kopecks } = quote;
  return (
    <ChoiceBox className={styles.way}>
      <span className={styles.head}>
        <input
          className="sr"
          type="radio"
          name="way"
          value={form}
          checked={chosen}
          onChange={onChoose}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-sums`}
        />
        <span className={styles.dot} />
        <span id={`${id}-title`}>
          <b>{words.form(form)}</b>
          <span className={styles.terms}>{words.terms(offer, terms)}</span>
        </span>
      </span>
      <span id={`${id}-sums`} className={styles.sums}>
        <span className={styles.pair}>
          <span>
            <span className={styles.name}>{t('parameters.now')}</span>
            <b className="num">{words.bare(costs.nowKopecks)}</b>
          </span>
          <span>
            <span className={styles.name}>{t('parameters.monthly')}</span>
            <b className="num">{words.monthly(costs)}</b>
          </span>
        </span>
        <Bar costs={costs} most={most} />
        <Row label={t('parameters.toUs')} value={words.bare(kopecks)} />
        <Row
          label={t('parameters.interest')}
          value={costs.interestKopecks > 0 ? words.bare(costs.interestKopecks) : t('parameters.none')}
        />
        <Row
          label={t('parameters.others', { loan: String(costs.loanKopecks > 0) })}
          value={words.bare(othersOf(costs))}
        />
        {offer.dwelling && <Row label={t('parameters.taxBack')} value={words.bare(-costs.taxBackKopecks)} />}
        <span className={styles.total}>
          <span className={styles.name}>{t('parameters.total')}</span>
          <b className="num">{words.money(costs.totalKopecks - costs.taxBackKopecks)}</b>
        </span>
      </span>
    </ChoiceBox>
  );
};

const Row = ({ label, value }: { label: string; value: string }) => (
  <span className={styles.row}>
    <span>{label}</span>
    <span className="num">{value}</span>
  </span>
);
