import { fieldPhrase } from '@novosel/contract/fields/field-errors.ts';
import { formatDate, isoDay } from '@novosel/contract/time/time.ts';
import { passportEnd, passportIsOver } from '@novosel/contract/users/rules.ts';
import type { Passport } from '@novosel/contract/users/schema.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { type Locale, useLocale, useText } from '@novosel/ui/text/i18n.tsx';

type Dates = Pick<Passport, 'birthday' | 'issueDate'>;

/** Until when an expired passport was valid, in words; undefined for one that is valid today. */
export const endedWords = (
  { birthday, issueDate }: Dates,
  now: string,
  locale: Locale,
): string | undefined => {
  const end = passportEnd(birthday, issueDate);
  return end && passportIsOver(end, isoDay(now))
    ? fieldPhrase('passport-ended', 'issueDate', locale, { count: end.age, day: end.day })
    : undefined;
};

/** Says that a passport has expired, or that it must be replaced within some days; empty for any other. */
export const PassportEnd = ({ passport, now }: { passport: Dates; now: string }) => {
  const t = useText();
  const locale = useLocale();
  const ended = endedWords(passport, now, locale);
  if (ended) return <Alert tone="bad">{ended}</Alert>;
  const end = passportEnd(passport.birthday, passport.issueDate);
  if (!end || isoDay(now) < end.from) return null;
  return <Alert tone="warn">{t('passport.ending', { age: end.age, day: formatDate(end.day) })}</Alert>;
};
