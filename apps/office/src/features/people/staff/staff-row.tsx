import type { StaffRow as Row } from '@novosel/contract/desk/staff-endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { staffPath } from '../paths.ts';
import { PeopleRow } from '../people-row.tsx';

interface StaffRowProps {
  person: Row;
  /** The server's present moment, in ms. */
  now: number;
  chosen: boolean;
}

export const StaffRow = ({ person, now, chosen }: StaffRowProps) => {
  const t = useText();
  const locale = useLocale();
  const { id, name, roles, closedUntil, withoutFactor, lastSignInAt } = person;
  return (
    <PeopleRow
      href={staffPath(id)}
      chosen={chosen}
      name={name}
      end={
        closedUntil ? (
          <Pill tone="bad">{t('staff.closed')}</Pill>
        ) : (
          withoutFactor && <Pill tone="warn">{t('staff.withoutFactor')}</Pill>
        )
      }
    >
      {[
        roles.map((role) => t(`role.${role}`)).join(', '),
        lastSignInAt
          ? t('staff.row.signIn', { when: formatDayTime(lastSignInAt, { now, locale }) })
          : t('staff.row.noSignIns'),
      ].join(' · ')}
    </PeopleRow>
  );
};
