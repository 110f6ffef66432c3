import { paymentForms } from '@novosel/contract/catalogue/codes.ts';
import type { PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import { outlayByYear } from '@novosel/contract/parameters/outlay.ts';
import { type Quote, quoteOf } from '@novosel/contract/parameters/quote.ts';
import { formatDay, isoDay } from '@novosel/contract/time/time.ts';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Lines } from '@novosel/ui/charts/lines.tsx';
import { FieldGroup } from '@novosel/ui/fields/field-group.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import styles from './parameters.module.css';
import type { ChoiceForm } from './use-choice-form.ts';
import { useCostWords } from './use-cost-words.ts';
import { Way, WaysLegend } from './way.tsx';

interface WaysCardProps {
  kept: ChoiceForm;
  /** How many owners may get the tax back. */
  persons: number;
  onPersons: (persons: number) => void;
  now: string;
}

const monthsInYear = 12;

/** The forms of payment side by side, by what each takes in all, and when (S3-71). */
export const WaysCard = ({ kept, persons, onPersons, now }: WaysCardProps) => {
  const t = useText();
  const locale = useLocale();
  const { offer, values, change, choiceBy } = kept;
  const ways = paymentForms.map((form) => ({ form, quote: quoteOf(offer, choiceBy(form), persons) }));
  const most = Math.max(...ways.map(({ quote }) => quote.costs.totalKopecks));
  return (
    <Card
      title={t('parameters.ways')}
      end={
        offer.dwelling && (
          <Segmented
            label={t('parameters.persons.label')}
            value={String(persons)}
            onChange={(value) => onPersons(Number(value))}
            choices={['1', '2'].map((value) => ({ value, label: t('parameters.persons', { value }) }))}
          />
        )
      }
    >
      <FieldGroup label={t('parameters.ways')} hideLabel error={kept.errorOf('plan')}>
        <div className={styles.ways}>
          {ways.map(({ form, quote }) => (
            <Way
              key={form}
              form={form}
              terms={choiceBy(form)}
              quote={quote}
              offer={offer}
              most={most}
              chosen={values.form === form}
              onChoose={() => change({ form })}
            />
          ))}
        </div>
      </FieldGroup>
      <WaysLegend />
      <Load ways={ways} now={now} />
      <p className={`small muted ${styles.asOf}`}>
        {t('parameters.asOf', { day: formatDay(offer.day, { now, locale }), home: String(offer.dwelling) })}
      </p>
    </Card>
  );
};

const million = 100_000_000;

/** How much has gone by the end of each year, by every form, and when the loan overtakes paying in parts. */
const Load = ({ ways, now }: { ways: { form: PaymentForm; quote: Quote }[]; now: string }) => {
  const t = useText();
  const locale = useLocale();
  const words = useCostWords();
  const months = Math.max(...ways.map(({ quote }) => quote.costs.monthly?.count ?? 0));
  const years = Math.max(1, Math.ceil(months / monthsInYear));
  const from = Number(isoDay(now).slice(0, 4));
  // The dearest of them is drawn strongest.
  const series = ways.toReversed().map(({ form, quote }) => ({
    key: form,
    label: words.form(form),
    values: outlayByYear(quote.costs, years),
  }));
  const valuesOf = (form: PaymentForm) => series.find(({ key }) => key === form)?.values ?? [];
  const [parts, loan] = [valuesOf('installment'), valuesOf('mortgage')];
  const overtakes = loan.findIndex((sum, year) => sum > (parts[year] ?? 0));
  const format = (sum: number) =>
    t('parameters.millions', {
      sum: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(sum / million),
    });
  return (
    <div className={styles.load}>
      <h3 className="title-xs">{t('parameters.load')}</h3>
      <p className="small muted gap-b">
        {overtakes > 0
          ? t('parameters.load.overtakes', { year: String(from + overtakes) })
          : t('parameters.load.plain')}
      </p>
      <Lines
        label={t('parameters.load.picture', {
          year: String(from + years),
          sums: series.map(({ label, values }) => `${label} ${words.money(values.at(-1) ?? 0)}`).join(', '),
        })}
        series={series}
        ticks={Array.from({ length: years + 1 }, (_, year) => String(from + year))}
        format={format}
      />
    </div>
  );
};
