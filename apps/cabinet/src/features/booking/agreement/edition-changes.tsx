import type { BookingEdition, BookingTerms } from '@novosel/contract/booking/edition.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import styles from './edition-changes.module.css';

interface EditionChangesProps {
  edition: BookingEdition;
  now: string;
}

/**
 * The former and the new terms side by side, with the effect of each difference; unchanged terms share one
 * line.
 */
export const EditionChanges = ({ edition, now }: EditionChangesProps) => {
  const t = useText();
  const rows = useTermRows(edition, now);
  const changed = rows.filter(({ before, after }) => before !== after);
  const same = rows.filter(({ before, after }) => before === after);
  return (
    <Card title={t('booking.resign.changes')}>
      <div className={styles.all}>
        <Alert title={t('booking.resign.reason')}>{edition.reason}</Alert>
        <dl className={styles.rows}>
          {changed.map(({ key, before, after, meaning }) => (
            <div key={key} className={styles.row}>
              <dt>{t('booking.resign.term', { term: key })}</dt>
              <dd className={styles.before}>
                <span className="small muted">{t('booking.resign.before')}</span>
                <span>{before}</span>
              </dd>
              <dd className={styles.after}>
                <span className="small muted">{t('booking.resign.after')}</span>
                <b>{after}</b>
              </dd>
              <dd className={`small muted ${styles.meaning}`}>{meaning}</dd>
            </div>
          ))}
        </dl>
        {same.length > 0 && (
          <p className="small muted">
            {t('booking.resign.same', {
              terms: same.map(({ key }) => t('booking.resign.term.small', { term: key })).join(', '),
            })}
          </p>
        )}
        <p className="small">{t('booking.resign.until')}</p>
      </div>
    </Card>
  );
};

function useTermRows({ before, after }: BookingEdition, now: string) {
  const t = useText();
  const locale = useLocale();
  const words = useEstateWords();
  const suffix = t('ui.money.suffix');
  const delta = after.price.totalKopecks - before.price.totalKopecks;
  const later = Date.parse(after.until) - Date.parse(before.until);
  const shown = ({ price, until, finishing }: BookingTerms) => ({
    price: formatMoney(price.totalKopecks, { suffix }),
    until: formatDayTime(until, { now, locale }),
    finishing: words.finishing({ finishing }),
  });
  const meanings = {
    price: t('booking.resign.means.price', {
      way: delta > 0 ? 'up' : 'down',
      sum: formatMoney(Math.abs(delta), { suffix }),
    }),
    until: t('booking.resign.means.until', { way: later > 0 ? 'later' : 'sooner' }),
    finishing: t('booking.resign.means.finishing'),
  };
  const [former, next] = [shown(before), shown(after)];
  return (['price', 'until', 'finishing'] as const).map((key) => ({
    key,
    before: former[key],
    after: next[key],
    meaning: meanings[key],
  }));
}
