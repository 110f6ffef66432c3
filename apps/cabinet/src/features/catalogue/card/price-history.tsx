import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { Money } from '@novosel/ui/money/money.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { PriceChart } from './price-chart.tsx';
import styles from './price-history.module.css';

type Entry = EstateCard['priceHistory'][number];

/** The price since the start of sale: the chart, the change in words, each price with its day. */
export const PriceHistory = ({ entries }: { entries: readonly Entry[] }) => {
  const t = useText();
  const locale = useLocale();
  const sorted = entries.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || first === last) return null;
  const share = last.kopecks / first.kopecks - 1;
  const change = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(share);
  return (
    <section aria-label={t('catalogue.history')} className={styles.history}>
      <p className="small muted">{t('catalogue.history.change', { change })}</p>
      <PriceChart entries={sorted} today={t('catalogue.history.today')} />
      <details>
        <summary className="small">{t('catalogue.history.all')}</summary>
        <ol className={styles.list}>
          {sorted.toReversed().map(({ validFrom, kopecks }) => (
            <li key={validFrom}>
              <time dateTime={validFrom}>
                {t('catalogue.history.since', { date: formatDate(validFrom) })}
              </time>
              <Money sum={kopecks} />
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
};
