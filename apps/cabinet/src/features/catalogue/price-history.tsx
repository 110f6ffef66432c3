import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import { formatDate } from '@novosel/contract/time.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { Money } from '@novosel/ui/money.tsx';
import styles from './price-history.module.css';

type Entry = EstateCard['priceHistory'][number];

const width = 320;
const height = 64;
const rim = 8;

/** A price holds until the next one: the line goes by steps. */
const stepLine = (entries: readonly Entry[]): string => {
  const times = entries.map(({ validFrom }) => Date.parse(validFrom));
  const sums = entries.map(({ kopecks }) => kopecks);
  const [first = 0, low, high] = [times[0], Math.min(...sums), Math.max(...sums)];
  const end = Math.max(Date.now(), (times.at(-1) ?? 0) + 1);
  const x = (time: number) => rim + ((time - first) / (end - first)) * (width - 2 * rim);
  const y = (sum: number) =>
    high === low ? height / 2 : rim + ((high - sum) / (high - low)) * (height - 2 * rim);
  const steps = entries.map(({ kopecks }, index) =>
    index === 0 ? `M${rim} ${y(kopecks)}` : `H${x(times[index] ?? first)}V${y(kopecks)}`,
  );
  return `${steps.join('')}H${width - rim}`;
};

/** How the price went; newest first in words, from left to right in the drawing. */
export const PriceHistory = ({ entries }: { entries: readonly Entry[] }) => {
  const t = useText();
  const sorted = entries.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));
  if (sorted.length < 2) return null;
  return (
    <details className={styles.history} open>
      <summary className="small">{t('catalogue.history')}</summary>
      <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path className={styles.step} d={stepLine(sorted)} />
        <path
          className={styles.ticks}
          d={`M${rim - 4} ${height - 4}l8 -8M${width - rim - 4} ${height - 4}l8 -8M${rim} ${height - rim}H${width - rim}`}
        />
      </svg>
      <ol className={styles.list}>
        {sorted.toReversed().map(({ validFrom, kopecks }) => (
          <li key={validFrom}>
            <time dateTime={validFrom}>{t('catalogue.history.since', { date: formatDate(validFrom) })}</time>
            <Money sum={kopecks} />
          </li>
        ))}
      </ol>
    </details>
  );
};
