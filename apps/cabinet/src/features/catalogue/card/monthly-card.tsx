import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import { monthlyPaymentOf } from '@novosel/contract/catalogue/monthly-payment.ts';
import { fromRubles } from '@novosel/contract/money.ts';
import { Card } from '@novosel/ui/card.tsx';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { Money } from '@novosel/ui/money.tsx';
import { Segmented } from '@novosel/ui/segmented.tsx';
import { Slider } from '@novosel/ui/slider.tsx';
import { useState } from 'react';
import { brand } from '../../../brand.ts';
import styles from './monthly-card.module.css';

const kopecks = 100;
const monthsInYear = 12;
const basisPoints = 100;
/** Rubles by which the slider moves. */
const step = 50_000;
/** What is left to the bank at least: a loan of nothing is no mortgage. */
const mostOwn = 0.9;

/** What a mortgage asks a month: the programme and one's own money are chosen, the sum follows at once. */
export const MonthlyCard = ({ card }: { card: EstateCard }) => {
  const t = useText();
  const locale = useLocale();
  const price = card.estate.prices.mortgage;
  const [code, setCode] = useState(card.monthly?.program);
  const [own, setOwn] = useState<number>();
  const program = brand.mortgagePrograms.find((one) => one.code === code);
  if (price === null || !card.monthly || !program) return null;
  const least = monthlyPaymentOf(price, program).downPaymentKopecks / kopecks;
  const most = Math.floor((price / kopecks) * mostOwn);
  const shown = Math.min(most, Math.max(least, own ?? least));
  const payment = monthlyPaymentOf(price, program, fromRubles(shown));
  const percent = new Intl.NumberFormat(locale).format(payment.rateBasisPoints / basisPoints);
  return (
    <Card title={t('catalogue.monthly')}>
      <div className={styles.root}>
        {brand.mortgagePrograms.length > 1 && (
          <Segmented
            label={t('catalogue.monthly.program')}
            value={program.code}
            onChange={setCode}
            choices={brand.mortgagePrograms.map((one) => ({ value: one.code, label: one.title[locale] }))}
          />
        )}
        <p role="status" className={styles.sum}>
          <Money sum={payment.kopecks} className="title-m" />
          <span className="small muted">
            {t('catalogue.monthly.terms', { percent, years: payment.months / monthsInYear })}
          </span>
        </p>
        <Slider
          label={t('catalogue.monthly.own')}
          value={shown}
          min={least}
          max={most}
          step={step}
          onChange={setOwn}
          suffix={t('ui.money.suffix')}
        />
        <p className="small muted">{t('catalogue.monthly.why')}</p>
      </div>
    </Card>
  );
};
