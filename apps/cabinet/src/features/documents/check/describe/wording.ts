import { formatDate, formatDayTime } from '@novosel/contract/time/time.ts';
import type { Locale, Translate } from '@novosel/ui/text/i18n.tsx';

/** How a check is put into words. */
export interface Wording {
  readonly t: Translate;
  readonly locale: Locale;
  /** «24 ноября, 12:00». */
  readonly moment: (at: Date | string) => string;
  /** «24.11.2026». */
  readonly day: (at: Date) => string;
}

/** @param now the moment of the check */
export const wordingOf = (t: Translate, locale: Locale, now: Date): Wording => ({
  t,
  locale,
  moment: (at) => formatDayTime(at, { now, locale }),
  day: formatDate,
});
