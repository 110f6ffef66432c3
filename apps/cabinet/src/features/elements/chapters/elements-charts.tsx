import { formatMoney, fromRubles } from '@novosel/contract/texts/money.ts';
import { Legend } from '@novosel/ui/blocks/legend.tsx';
import { Lines } from '@novosel/ui/charts/lines.tsx';
import { StackedBars } from '@novosel/ui/charts/stacked-bars.tsx';
import { StepLine } from '@novosel/ui/charts/step-line.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './shown.module.css';
import { Section, Shown } from './shown.tsx';

const loan = 8_736_000;
const years = 25;
const monthlyRate = 0.06 / 12;

/** An annuity year by year: how much of the payments repays the debt, how much is interest. */
const annuity = () => {
  const months = years * 12;
  const payment = (loan * monthlyRate) / (1 - (1 + monthlyRate) ** -months);
  let left = loan;
  return Array.from({ length: years }, (_, year) => {
    let interest = 0;
    for (let month = 0; month < 12; month += 1) {
      interest += left * monthlyRate;
      left -= payment - left * monthlyRate;
    }
    return {
      key: String(2027 + year),
      title: String(2027 + year),
      values: { debt: payment * 12 - interest, interest },
    };
  });
};

const price = [12_360_000, 12_600_000, 12_960_000, 12_480_000].map((value, index) => ({
  at: Date.UTC(2026, 5 + index * 2 - (index === 3 ? 1 : 0), 1),
  value,
}));

export const ElementsCharts = () => {
  const t = useText();
  const money = (rubles: number) =>
    formatMoney(fromRubles(Math.round(rubles)), { suffix: t('elements.rub') });
  return (
    <Section id="charts">
      <Shown note={t('elements.charts.bars')}>
        <StackedBars
          label={t('elements.charts.bars.label')}
          series={[
            { key: 'debt', label: t('elements.charts.debt') },
            { key: 'interest', label: t('elements.charts.interest') },
          ]}
          bars={annuity()}
          format={money}
        />
      </Shown>
      <Shown note={t('elements.charts.lines')}>
        <Lines
          label={t('elements.charts.lines.label')}
          series={[
            { key: 'loan', label: t('elements.charts.lines.loan'), values: [3.7, 7.1, 10.4, 13.8, 17.2] },
            { key: 'parts', label: t('elements.charts.lines.parts'), values: [5, 12.5, 12.5, 12.5, 12.5] },
            { key: 'once', label: t('elements.charts.lines.once'), values: [12.2, 12.2, 12.2, 12.2, 12.2] },
          ]}
          ticks={['2026', '2031', '2036', '2041', '2046']}
          format={(value) => String(value)}
        />
      </Shown>
      <Shown note={t('elements.charts.line')}>
        <StepLine
          label={t('elements.charts.line.label')}
          points={price}
          until={Date.UTC(2026, 10, 19)}
          format={money}
          from={t('elements.charts.line.from')}
          to={t('elements.charts.line.to')}
        />
      </Shown>
      <Shown note={t('elements.legend')}>
        <Legend
          label={t('elements.legend')}
          items={(['room', 'void'] as const).map((key) => ({
            key,
            mark: <i className={styles.sample} style={{ background: `var(--plan-${key})` }} />,
            words: t(`elements.legend.${key}`),
          }))}
        />
      </Shown>
    </Section>
  );
};
