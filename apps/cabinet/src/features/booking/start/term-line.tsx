import type { BookingTerm } from '@novosel/contract/booking/schema.ts';
import { formatDay, formatDayTime } from '@novosel/contract/time/time.ts';
import { Dim } from '@novosel/ui/text/dim.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { holdTime, termEnd } from './term-choice.tsx';

/** A line from today to the end of the booking. */
export const TermLine = ({ term, now }: { term: BookingTerm; now: number }) => {
  const t = useText();
  const locale = useLocale();
  const until = termEnd(term, now);
  return (
    <div>
      <Dim
        value={0.03}
        from={t('booking.term.today', { day: formatDay(now, { now, locale }) })}
        to={<b>{formatDayTime(until, { now, locale })}</b>}
      />
      <p className="small muted">
        {t('booking.term.line', { hold: holdTime(t, term, { now, locale }), days: term.days })}
      </p>
    </div>
  );
};
