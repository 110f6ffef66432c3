import type { Bid } from '@novosel/contract/mortgage/endpoints.ts';
import { isLost } from '@novosel/contract/mortgage/rules.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useId } from 'react';
import { ChooseBank } from './choose-bank.tsx';
import styles from './offers.module.css';

const monthsInYear = 12;

const tones: Readonly<Record<Bid['status'], PillTone>> = {
  sent: 'third',
  thinking: 'third',
  approved: 'good',
  chosen: 'good',
  refused: 'bad',
  expired: 'warn',
  withdrawn: 'neutral',
};

interface OfferCardProps {
  bid: Bid;
  best: boolean;
  open: boolean;
  /** The number of approvals in force. */
  stand: number;
  now: string;
}

/**
 * One bank: its monthly payment and total cost, until when its approval holds, and the button to choose it.
 */
export const OfferCard = ({ bid, best, open, stand, now }: OfferCardProps) => {
  const t = useText();
  const locale = useLocale();
  const id = useId();
  const { status, promisedAt } = bid;
  const lost = isLost(status);
  const day = promisedAt ? formatDay(promisedAt, { now, locale }) : '';
  return (
    <article
      className={classNames(styles.offer, (best || status === 'chosen') && styles.best, lost && styles.off)}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id} className="title-xs">
          {bid.bank}
        </h2>
        <Pill tone={tones[status]}>{t('mortgage.status', { status, day, dated: String(day !== '') })}</Pill>
      </div>
      {!lost && <OfferTerms bid={bid} now={now} />}
      {status === 'approved' && open && <ChooseBank bid={bid} best={best} />}
      {(lost || status === 'thinking' || status === 'sent') && (
        <p className={`small muted ${lost ? '' : styles.wait}`}>
          {status === 'refused' && <Refusal reason={bid.reason} />}
          {t('mortgage.why', { status, count: stand })}
        </p>
      )}
    </article>
  );
};

/**
 * The bank's reason for a refusal: by its code in the reader's language, else the bank's own text in Russian.
 */
const Refusal = ({ reason }: Pick<Bid, 'reason'>) => {
  const t = useText();
  if (reason === null || /^[a-z_]+$/.test(reason))
    return `${t('mortgage.refusal', { reason: reason ?? 'none' })} `;
  return (
    <>
      {t('mortgage.refusal.quoted')} <q lang="ru">{reason}</q>{' '}
    </>
  );
};

/** The terms of a bank's offer; terms that it has not named yet are left out. */
const OfferTerms = ({ bid, now }: { bid: Bid; now: string }) => {
  const t = useText();
  const locale = useLocale();
  const {
    amountKopecks,
    ratePercent,
    months,
    monthlyKopecks,
    interestKopecks,
    insuranceKopecks,
    validUntil,
  } = bid;
  if (monthlyKopecks === null || interestKopecks === null || ratePercent === null || months === null)
    return null;
  const money = (sum: number) => formatMoney(sum, { suffix: t('ui.money.suffix') });
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const years = months % monthsInYear === 0 ? months / monthsInYear : 0;
  const term = years ? t('mortgage.years', { years }) : t('mortgage.months', { months });
  const rows = [
    ['rate', t('mortgage.offer.rate'), rate.format(ratePercent / 100)],
    ['term', t('mortgage.offer.term'), term],
    ['interest', t('mortgage.offer.interest'), money(interestKopecks)],
    ...(insuranceKopecks === null
      ? []
      : [
          [
            'insurance',
            t('mortgage.offer.insurance'),
            t('mortgage.offer.yearly', { sum: money(insuranceKopecks) }),
          ],
        ]),
    ...(validUntil
      ? [
          [
            'until',
            t('mortgage.offer.decision'),
            t('mortgage.offer.until', { day: formatDay(validUntil, { now, locale }) }),
          ],
        ]
      : []),
  ] as const;
  return (
    <>
      <p className={styles.pay}>
        <b className="figure">{formatMoney(monthlyKopecks, { suffix: '' })}</b>
        <span>{t('mortgage.offer.monthly')}</span>
      </p>
      <div
        className={styles.bar}
        role="img"
        aria-label={t('mortgage.offer.parts', {
          debt: money(amountKopecks),
          interest: money(interestKopecks),
        })}
      >
        <span style={{ flex: amountKopecks }} />
        <i style={{ flex: interestKopecks }} />
      </div>
      <dl className={styles.rows}>
        {rows.map(([key, label, value]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
