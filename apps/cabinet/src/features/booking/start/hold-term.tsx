import { formatClock, formatDay, formatDayTime, isoDay } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Dim } from '@novosel/ui/text/dim.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import layout from '../booking-layout.module.css';
import type { BookedProps } from '../booking-screen.tsx';
import { useHold } from './use-hold.ts';

/** Until when the steps must be done, the time left, and what is lost otherwise. */
export const HoldTerm = ({ booking, ...screen }: BookedProps) => {
  const t = useText();
  const locale = useLocale();
  const { now, left, words } = useHold(screen, booking);
  const [from, until] = [Date.parse(booking.startedAt), Date.parse(booking.holdUntil)];
  const format = { now, locale };
  const sameDay = isoDay(from) === isoDay(until);
  const short = (moment: number) => (sameDay ? formatClock(moment, format) : formatDay(moment, format));
  return (
    <Card className={layout.first} title={t('booking.hold.title', { until: formatDayTime(until, format) })}>
      <Dim
        value={until > from ? (now - from) / (until - from) : 1}
        state={left.state === 'last' ? 'over' : left.state}
        from={short(from)}
        now={<span role="timer">{left.over ? t('booking.hold.over') : words}</span>}
        to={short(until)}
      />
      <p className="small muted">{t('booking.hold.loss')}</p>
    </Card>
  );
};

/** A short form for the foot of a phone's screen. */
export const HoldLeft = ({ booking, ...screen }: BookedProps) => {
  const t = useText();
  const { left, words } = useHold(screen, booking);
  return left.over ? t('booking.hold.over') : t('booking.hold.left', { left: words });
};
