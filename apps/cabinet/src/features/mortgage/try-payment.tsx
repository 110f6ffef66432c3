import { mortgagePrograms } from 'virtual:brand-offer';
import type { MortgageProgram } from '@novosel/contract/catalogue/prices/monthly-payment.ts';
import type { DealSummary } from '@novosel/contract/deals/endpoints.ts';
import type { Application } from '@novosel/contract/mortgage/endpoints.ts';
import { loanCourse } from '@novosel/contract/mortgage/loan-course.ts';
import { formatMoney, fromRubles, type Kopecks } from '@novosel/contract/texts/money.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { StackedBars } from '@novosel/ui/charts/stacked-bars.tsx';
import { Slider } from '@novosel/ui/choices/slider.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';
import { ProgramChoice } from '../../shared/loan/program-choice.tsx';
import { useOwnMoney } from '../../shared/loan/use-own-money.ts';
import styles from './try-payment.module.css';

const monthsInYear = 12;
const basisPoints = 100;
const kopecksInRuble = 100;
/** Steps of the sliders, in rubles. */
const [ownStep, extraStep] = [50_000, 1_000];
const mostExtra = 100_000;
/** An extra monthly payment in rubles, as an example for a person who has not chosen one. */
const example = 10_000;

/** The first values of the calculation: those of the application, when one was sent. */
type Start = Pick<Application, 'program' | 'ownKopecks' | 'months'>;

interface CountProps {
  price: Kopecks;
  program: MortgageProgram;
  start: Start | undefined;
  /** The server's present moment, ISO 8601. */
  now: string;
}

const Count = ({ price, program, start, now }: CountProps) => {
  const t = useText();
  const locale = useLocale();
  const longest = program.months / monthsInYear;
  const [wantedYears, setYears] = useState(start ? Math.ceil(start.months / monthsInYear) : longest);
  const years = Math.min(wantedYears, longest);
  const [extra, setExtra] = useState(0);
  const { own, least, most, setOwn } = useOwnMoney(
    price,
    program,
    start && Math.ceil(start.ownKopecks / kopecksInRuble),
  );
  const [year, month] = isoDay(now).split('-').map(Number) as [number, number];
  const count = (more: number) =>
    loanCourse({
      loan: price - fromRubles(own),
      rateBasisPoints: program.rateBasisPoints,
      months: years * monthsInYear,
      extra: fromRubles(more),
      given: { year, month },
    });
  const [plain, shown] = [count(0), count(extra)];
  const sooner = plain.months - (extra ? shown : count(example)).months;
  const suffix = t('ui.money.suffix');
  const money = (sum: number) => formatMoney(sum, { suffix });
  const ofPrice = (rubles: number) =>
    new Intl.NumberFormat(locale, { style: 'percent' }).format(fromRubles(rubles) / price);
  const last = shown.years.at(-1)?.year ?? year;
  const turn = shown.years.find(({ debt, interest }) => debt > interest)?.year ?? last;
  const from = (turn === shown.years[0]?.year && 'first') || turn;
  return (
    <div className={styles.root}>
      <div className={styles.form}>
        <Slider
          label={t('mortgage.try.own')}
          value={own}
          min={least}
          max={most}
          step={ownStep}
          onChange={setOwn}
          suffix={suffix}
          from={ofPrice(least)}
          to={ofPrice(most)}
          hint={t('mortgage.try.share', { share: ofPrice(own) })}
        />
        <Slider
          label={t('mortgage.try.term')}
          value={years}
          min={1}
          max={longest}
          onChange={setYears}
          suffix={t('mortgage.try.years', { years })}
          hint={t('mortgage.try.until', { year: String(last) })}
        />
        <Slider
          label={t('mortgage.try.extra')}
          value={extra}
          min={0}
          max={mostExtra}
          step={extraStep}
          onChange={setExtra}
          suffix={suffix}
          hint={t('mortgage.try.sooner', {
            sum: money(fromRubles(extra || example)),
            span: sooner < monthsInYear ? 'months' : 'years',
            count: sooner < monthsInYear ? sooner : Math.floor(sooner / monthsInYear),
          })}
        />
      </div>
      <div className={styles.course}>
        <div role="status">
          <dl className={styles.sums}>
            <div>
              <dt>{t('mortgage.try.payment')}</dt>
              <dd>
                <Money sum={plain.payment + fromRubles(extra)} className="title-m" />
              </dd>
            </div>
            <div>
              <dt>{t('mortgage.try.interest')}</dt>
              <dd>
                <Money sum={shown.interest} className="title-m" />
              </dd>
            </div>
          </dl>
        </div>
        <StackedBars
          label={t('mortgage.try.picture', { from: String(from), year: String(last) })}
          series={[
            { key: 'debt', label: t('mortgage.try.debt') },
            { key: 'interest', label: t('mortgage.try.paid') },
          ]}
          bars={shown.years.map(({ year, debt, interest }) => ({
            key: String(year),
            title: String(year),
            values: { debt, interest },
          }))}
          format={money}
        />
        <p className="small muted">{t('mortgage.try.turn', { from: String(from) })}</p>
      </div>
    </div>
  );
};

interface TryPaymentProps {
  deal: DealSummary;
  start?: Start | undefined;
  now: string;
}

/** What the loan for a flat in a purchase would cost, year by year, even before a bank has answered. */
export const TryPayment = ({ deal, start, now }: TryPaymentProps) => {
  const t = useText();
  const estates = useEstateWords();
  const [code, setCode] = useState(start?.program ?? mortgagePrograms[0]?.code);
  const program = mortgagePrograms.find((one) => one.code === code);
  if (!program) return null;
  const percent = program.rateBasisPoints / basisPoints;
  const about = {
    estate: capital(estates.name(deal.estate)),
    price: formatMoney(deal.priceKopecks, { suffix: t('ui.money.suffix') }),
  };
  return (
    <Card title={t('mortgage.try')}>
      <p className="gap-b">{t('mortgage.try.about', about)}</p>
      <div className="gap-b">
        <ProgramChoice label={t('mortgage.try.program')} program={program} onChange={setCode} />
      </div>
      <Count price={deal.priceKopecks} program={program} start={start} now={now} />
      <p className={`small muted ${styles.why}`}>{t('mortgage.try.why', { percent })}</p>
    </Card>
  );
};
