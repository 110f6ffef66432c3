import { capital, formatPlace } from '@novosel/contract/loyalty/discount-place.ts';
import { type DiscountView, formatDiscount } from '@novosel/contract/loyalty/discounts.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import styles from './discounts.module.css';

/** One discount: how much, for what, where and until when. */
export const DiscountCard = ({ discount, now }: { discount: DiscountView; now: string }) => {
  const t = useText();
  const locale = useLocale();
  const { title, complex, building, state, replacesBooked } = discount;
  const where = capital(formatPlace(discount, locale));
  const value = formatDiscount(discount, { locale, suffix: t('ui.money.suffix') });
  const term = useTerm(discount, now);
  return (
    <Card>
      <div className={styles.card}>
        <p className={state === 'active' ? styles.value : `${styles.value} ${styles.quiet}`}>{value}</p>
        <div className={styles.words}>
          <h3 className="title-xs">{title}</h3>
          <p className="small muted">
            {complex ? <Link href={placePath(complex, building)}>{where}</Link> : where}
          </p>
          {replacesBooked && <p className="small muted">{t('discounts.replaces')}</p>}
        </div>
        <div className={styles.term}>
          <Pill tone={state === 'active' ? 'good' : 'neutral'}>{term}</Pill>
        </div>
      </div>
    </Card>
  );
};

const placePath = (complex: { id: number }, building: DiscountView['building']): string =>
  building
    ? path('estateBuilding', { building: building.id })
    : path('estateComplex', { complex: complex.id });

function useTerm({ state, validFrom, validUntil, withdrawnAt }: DiscountView, now: string): string {
  const t = useText();
  const locale = useLocale();
  const day = (moment: string) => formatDay(moment, { now, locale });
  if (withdrawnAt) return t('discounts.term.withdrawn', { day: day(withdrawnAt) });
  if (state === 'future' && validFrom)
    return validUntil
      ? t('discounts.term.within', { from: day(validFrom), until: day(validUntil) })
      : t('discounts.term.from', { day: day(validFrom) });
  if (!validUntil) return t('discounts.term.always');
  return t(state === 'over' ? 'discounts.term.over' : 'discounts.term.until', { day: day(validUntil) });
}
