import { mortgagePrograms } from 'virtual:brand-offer';
import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import type { MortgageProgram } from '@novosel/contract/catalogue/prices/monthly-payment.ts';
import type { Kopecks } from '@novosel/contract/texts/money.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Slider } from '@novosel/ui/choices/slider.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { ProgramChoice } from '../../../shared/loan/program-choice.tsx';
import { useOwnMoney } from '../../../shared/loan/use-own-money.ts';
import styles from './monthly-card.module.css';

const monthsInYear = 12;
const basisPoints = 100;
/** Step of the slider, in rubles. */
const step = 50_000;

interface PaymentProps {
  price: Kopecks;
  program: MortgageProgram;
}

const Payment = ({ price, program }: PaymentProps) => {
  const t = useText();
  const locale = useLocale();
  const { own, least, most, setOwn, payment } = useOwnMoney(price, program);
  const percent = new Intl.NumberFormat(locale).format(payment.rateBasisPoints / basisPoints);
  return (
    <>
      <p role="status" className={styles.sum}>
        <Money sum={payment.kopecks} className="title-m" />
        <span className="small muted">
          {t('catalogue.monthly.terms', { percent, years: payment.months / monthsInYear })}
        </span>
      </p>
      <Slider
        label={t('catalogue.monthly.own')}
        value={own}
        min={least}
        max={most}
        step={step}
        onChange={setOwn}
        suffix={t('ui.money.suffix')}
      />
    </>
  );
};

/**
 * The monthly payment of a mortgage: the person chooses the programme and his own money, the payment follows.
 */
export const MonthlyCard = ({ card }: { card: EstateCard }) => {
  const t = useText();
  const price = card.estate.prices.mortgage;
  const [code, setCode] = useState(card.monthly?.program);
  const program = mortgagePrograms.find((one) => one.code === code);
  if (price === null || !card.monthly || !program) return null;
  return (
    <Card title={t('catalogue.monthly')}>
      <div className={styles.root}>
        <ProgramChoice label={t('catalogue.monthly.program')} program={program} onChange={setCode} />
        <Payment price={price} program={program} />
        <p className="small muted">{t('catalogue.monthly.why')}</p>
      </div>
    </Card>
  );
};
