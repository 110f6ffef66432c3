import type { PassportFile } from '@novosel/contract/passports/schema.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { passportRows } from './passport-rows.ts';
import { PassportScans } from './passport-scans.tsx';

interface FormerPassportsProps {
  person: number;
  former: PassportFile['former'];
  now: string;
}

/** Passports that were checked earlier: documents of that time contain their data. */
export const FormerPassports = ({ person, former, now }: FormerPassportsProps) => {
  const t = useText();
  const locale = useLocale();
  return former.map(({ id, replacedAt, passport }) => (
    <details key={id}>
      <summary>{t('passport.former', { when: formatDayTime(replacedAt, { now, locale }) })}</summary>
      <div className="stack">
        <Kv rows={[...passportRows(passport, t)]} />
        <PassportScans person={person} title={t('passport.scans')} scans={passport.scans} />
      </div>
    </details>
  ));
};
