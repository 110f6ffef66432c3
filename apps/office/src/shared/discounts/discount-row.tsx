import type { DeskDiscount } from '@novosel/contract/loyalty/desk-endpoints.ts';
import { capital, formatPlace } from '@novosel/contract/loyalty/discount-place.ts';
import { formatDiscount } from '@novosel/contract/loyalty/discounts.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import styles from './discounts.module.css';

interface DiscountRowProps {
  discount: DeskDiscount;
  /** The server's present moment, ISO 8601. */
  now: string;
  /** Undefined for roles that may not. */
  onWithdraw: (() => void) | undefined;
}

const tones = { active: 'good', future: 'neutral', over: 'neutral' } as const;

/** A discount: how much, for what, where and until when; who gave it and why. */
export const DiscountRow = ({ discount, now, onWithdraw }: DiscountRowProps) => {
  const t = useText();
  const locale = useLocale();
  const value = formatDiscount(discount, { locale, suffix: t('ui.money.suffix') });
  const { title, reason, givenBy, usedIn, state, validFrom, validUntil, withdrawnAt } = discount;
  const { exclusive, replacesBooked } = discount;
  const day = (moment: string) => formatDay(moment, { now, locale });
  const note = [
    capital(formatPlace(discount, locale)),
    ...(exclusive ? [t('discounts.exclusive.row')] : []),
    ...(replacesBooked ? [t('discounts.replaces.row')] : []),
    ...(state === 'future' && validFrom ? [t('discounts.from', { day: day(validFrom) })] : []),
    ...(validUntil && !withdrawnAt ? [t('discounts.until', { day: day(validUntil) })] : []),
    ...(withdrawnAt ? [t('discounts.withdrawn', { day: day(withdrawnAt) })] : []),
    ...(givenBy ? [t('discounts.by', { name: givenBy })] : []),
    ...(usedIn ? [t('discounts.used', { number: usedIn })] : []),
    ...(reason ? [t('discounts.why', { reason })] : []),
  ].join(' · ');
  return (
    <ListRow
      title={`${value} · ${title}`}
      note={note}
      end={
        <span className={styles.end}>
          <Pill tone={tones[state]}>
            {t('discounts.state', { state: withdrawnAt ? 'withdrawn' : state })}
          </Pill>
          {onWithdraw && state !== 'over' && !usedIn && (
            <LinkButton onClick={onWithdraw} aria-label={t('discounts.withdraw.one', { title })}>
              {t('discounts.withdraw')}
            </LinkButton>
          )}
        </span>
      }
    />
  );
};
