import { bookedUntil } from '@novosel/contract/booking/booked-until.ts';
import { holdUntil } from '@novosel/contract/booking/hold-until.ts';
import type { BookingTerm } from '@novosel/contract/booking/schema.ts';
import { type ErrorCode, errorPhrase, errorRegister } from '@novosel/contract/errors/errors.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { type Locale, type Translate, useLocale, useText } from '@novosel/ui/text/i18n.tsx';

const minute = 60;
const hour = 60 * minute;

/**
 * When the booking would end, in ms: on the last day at the hour of the agreement, or with the hold when the
 * term has no days.
 * @param now the server's clock, in ms
 */
export const termEnd = ({ days, holdSeconds }: BookingTerm, now: number): number =>
  (days > 0 ? bookedUntil(new Date(now), days) : holdUntil(new Date(now), holdSeconds)).getTime();

/** Time for passport, signature and payment: «15 минут», «до 28 ноября, 23:59». */
export const holdTime = (t: Translate, { holdSeconds }: BookingTerm, { now, locale }: HoldFormat): string =>
  holdSeconds < hour
    ? minutesOf(t, holdSeconds)
    : t('booking.term.until', {
        date: formatDayTime(holdUntil(new Date(now), holdSeconds), { now, locale }),
      });

interface HoldFormat {
  /** The server's clock, in ms. */
  now: number;
  locale: Locale;
}

const minutesOf = (t: Translate, seconds: number): string =>
  t('booking.term.minutes', { minutes: Math.round(seconds / minute) });

/** «12 дней», or the minutes of the hold for a term without days. */
export const termTitle = (t: Translate, term: BookingTerm): string =>
  term.days > 0 ? t('booking.term.days', { days: term.days }) : minutesOf(t, term.holdSeconds);

interface TermChoiceProps {
  terms: readonly BookingTerm[];
  /** The most bookings that a person may hold at once. */
  holdLimit: number;
  value: string | null;
  onChange: (code: string) => void;
}

/** The choice of a term with its fee; an unavailable term says why. */
export const TermChoice = ({ terms, holdLimit, value, onChange }: TermChoiceProps) => {
  const t = useText();
  const locale = useLocale();
  const reason = (code: string) =>
    Object.hasOwn(errorRegister, code)
      ? errorPhrase(code as ErrorCode, locale, { max: holdLimit })
      : t('booking.term.refused');
  return (
    <RadioCards
      label={t('booking.term.label')}
      value={value}
      onChange={onChange}
      choices={terms.map((term) => ({
        value: term.code,
        title: termTitle(t, term),
        end: term.feeKopecks > 0 ? <Money sum={term.feeKopecks} /> : t('booking.term.free'),
        note: t(term.feeKopecks > 0 ? 'booking.term.paid.note' : 'booking.term.free.note'),
        ...(term.refused && { disabledReason: reason(term.refused) }),
      }))}
    />
  );
};
