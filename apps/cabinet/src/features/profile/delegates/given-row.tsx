import type { GivenTrust } from '@novosel/contract/delegates/endpoints.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { formatDate, formatDayTime } from '@novosel/contract/time/time.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import styles from '../profile.module.css';
import { EndTrust } from './end-trust.tsx';
import { GivenPower } from './given-power.tsx';

interface GivenRowProps {
  trust: GivenTrust;
  now: string;
  user: number;
  /** Called when the row is removed with the focus in it. */
  onFocusLost: () => void;
}

/** A delegate of the person: his scope, its end date, and the button to end it. */
export const GivenRow = ({ trust, now, user, onFocusLost }: GivenRowProps) => {
  const t = useText();
  const locale = useLocale();
  const { id, scope, until, acceptUntil } = trust;
  const phone = phoneMask.show(trust.phone);
  const name = trust.name ?? phone;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <b className={styles.hash}>{name}</b>
        <EndTrust id={id} name={name} way="end" onFocusLost={onFocusLost} />
      </div>
      {trust.name && <p className="small muted nowrap">{phone}</p>}
      <p className="small muted">{t('delegates.may', { scope, until: formatDate(until) })}</p>
      {acceptUntil && (
        <p className="small">
          {t('delegates.waits', { until: formatDayTime(acceptUntil, { now, locale }) })}
        </p>
      )}
      {scope === 'sign' && !acceptUntil && <GivenPower trust={trust} name={name} now={now} user={user} />}
    </li>
  );
};
