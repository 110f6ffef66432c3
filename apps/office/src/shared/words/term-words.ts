import {
  formatClock,
  formatDay,
  formatDayTime,
  formatLeft,
  formatWaited,
  isoDay,
  type TimeLocale,
  termState,
  type When,
} from '@novosel/contract/time/time.ts';
import type { Translate } from '@novosel/ui/text/i18n.tsx';

export interface TermWords {
  readonly state: 'calm' | 'soon' | 'over';
  /** «просрочено 2 часа», «1 ч 20 мин», «завтра, 12:00», «23 ноября». */
  readonly short: string;
  /** «до 24 ноября, 18:00». */
  readonly until: string;
  /** «ещё 4 дня», «просрочено 2 часа». */
  readonly left: string;
}

const minute = 60_000;
const day = 86_400_000;

/** «1 ч 20 мин» within a day, where a whole hour would be too coarse; «20 минут» within an hour. */
function left(ms: number, t: Translate): string {
  const minutes = Math.max(1, Math.floor(ms / minute));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return t('term.minutes', { minutes });
  return minutes % 60 === 0 || hours > 5
    ? t('term.hours', { hours })
    : t('term.hoursMinutes', { hours, minutes: minutes % 60 });
}

/** A due date for the desk: how late it is, how much is left today, else the day. */
export function termWords(due: When, now: When, locale: TimeLocale, t: Translate): TermWords {
  const state = termState(due, now);
  const until = t('term.until', { when: formatDayTime(due, { now, locale }) });
  if (state === 'over') {
    const late = formatWaited(due, { now, locale });
    const short = late ? t('term.over', { late }) : t('term.overNow');
    return { state, short, until, left: short };
  }
  const ahead = new Date(due).getTime() - new Date(now).getTime();
  const words = { state, until, left: t('term.left', { left: formatLeft(due, { now, locale }) ?? '' }) };
  if (isoDay(due) === isoDay(now)) return { ...words, short: left(ahead, t) };
  const tomorrow = isoDay(new Date(now).getTime() + day) === isoDay(due);
  if (tomorrow) return { ...words, short: t('term.tomorrow', { clock: formatClock(due, { locale }) }) };
  return { ...words, short: formatDay(due, { now, locale }) };
}
