import type { BookingTerm } from '@novosel/contract/booking/schema.ts';
import { holdLimit } from '@novosel/contract/booking/terms.ts';
import { type ErrorCode, errorPhrase, errorRegister } from '@novosel/contract/errors.ts';
import { type Translate, useLocale, useText } from '@novosel/ui/i18n.tsx';
import { Money } from '@novosel/ui/money.tsx';
import { RadioCards } from '@novosel/ui/radio-card.tsx';

const minute = 60;
const daySeconds = 24 * 60 * minute;

/** For how long the estate is kept, in seconds: the days after success, or the hold itself when there are none. */
export const termSeconds = ({ days, holdSeconds }: BookingTerm): number =>
  days > 0 ? days * daySeconds : holdSeconds;

/** «7 дней», or «15 минут» for a term without days. */
export const termTitle = (t: Translate, term: BookingTerm): string =>
  term.days > 0
    ? t('booking.term.days', { days: term.days })
    : t('booking.term.minutes', { minutes: Math.round(term.holdSeconds / minute) });

interface TermChoiceProps {
  terms: readonly BookingTerm[];
  value: string | null;
  onChange: (code: string) => void;
}

/** For how long and for what fee; a term that is refused says why. */
export const TermChoice = ({ terms, value, onChange }: TermChoiceProps) => {
  const t = useText();
  const locale = useLocale();
  const reason = (code: string) =>
    code in errorRegister
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
