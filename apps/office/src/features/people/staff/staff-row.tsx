import type { StaffRow as Row } from '@novosel/contract/desk/staff-endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import listPane from '../../../shared/panes/list-pane.module.css';
import { ListRow } from '../../../shared/panes/list-row.tsx';
import { staffPath } from '../../../shared/paths.ts';
import styles from '../people.module.css';

interface StaffRowProps {
  person: Row;
  /** The server's moment, in ms. */
  now: number;
  chosen: boolean;
}

export const StaffRow = ({ person, now, chosen }: StaffRowProps) => {
  const t = useText();
  const locale = useLocale();
  const { id, name, roles, closedUntil, withoutFactor, lastSignInAt } = person;
  return (
    <ListRow href={staffPath(id)} chosen={chosen}>
      <span className={listPane.top}>
        <b>{name}</b>
        {closedUntil && <Pill tone="bad">{t('staff.closed')}</Pill>}
        {!closedUntil && withoutFactor && <Pill tone="warn">{t('staff.withoutFactor')}</Pill>}
      </span>
      <span className={styles.contacts}>
        {[
          roles.map((role) => t(`role.${role}`)).join(', '),
          lastSignInAt
            ? t('staff.row.signIn', { when: formatDayTime(lastSignInAt, { now, locale }) })
            : t('staff.row.noSignIns'),
        ].join(' · ')}
      </span>
    </ListRow>
  );
};
