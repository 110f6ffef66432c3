import type { GivenTrust } from '@novosel/contract/delegates/endpoints.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { formatDate, formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { ActWindow } from '../act-window.tsx';
import styles from '../profile.module.css';
import { GivenPower } from './given-power.tsx';
import { useEndTrust } from './use-end-trust.ts';

interface GivenRowProps {
  trust: GivenTrust;
  now: string;
  user: number;
  /** The row goes with the focus that is in it. */
  onFocusLost: () => void;
}

/** One whom the person trusts: what he may, until when, and the way to take it back. */
export const GivenRow = ({ trust, now, user, onFocusLost }: GivenRowProps) => {
  const t = useText();
  const locale = useLocale();
  const { id, scope, until, acceptUntil } = trust;
  const phone = phoneMask.show(trust.phone);
  const name = trust.name ?? phone;
  const end = useEndTrust(id, t('delegates.end.done'), onFocusLost);
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <b className={styles.hash}>{name}</b>
        <Button variant="secondary" small aria-label={t('delegates.end.of', { name })} onClick={end.ask}>
          {t('delegates.end.open')}
        </Button>
      </div>
      {trust.name && <p className="small muted nowrap">{phone}</p>}
      <p className="small muted">{t('delegates.may', { scope, until: formatDate(until) })}</p>
      {acceptUntil && (
        <p className="small">
          {t('delegates.waits', { until: formatDayTime(acceptUntil, { now, locale }) })}
        </p>
      )}
      {scope === 'sign' && !acceptUntil && <GivenPower trust={trust} name={name} now={now} user={user} />}
      <ActWindow
        {...end.window}
        title={t('delegates.end.title', { name })}
        note={t('delegates.end.note')}
        act={t('delegates.end.act')}
        keep={t('delegates.end.keep')}
      />
    </li>
  );
};
