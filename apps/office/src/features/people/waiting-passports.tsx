import { queryFor } from '@novosel/client/query-for.ts';
import { deskMe } from '@novosel/contract/desk/endpoints.ts';
import { waitingPassports } from '@novosel/contract/passports/desk-endpoints.ts';
import { passportRoles } from '@novosel/contract/passports/rules.ts';
import { formatDayTime } from '@novosel/contract/time.ts';
import { ErrorState } from '@novosel/ui/error-state.tsx';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { Skeleton } from '@novosel/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import rowLink from '../../parts/row-link.module.css';
import { personPath } from '../../paths.ts';
import styles from './people.module.css';

/** Whose passport waits for the desk, while nobody is looked for; for those whose work it is. */
export const WaitingPassports = () => {
  const roles = useQuery(queryFor(deskMe)).data?.data.roles ?? [];
  return passportRoles.some((role) => roles.includes(role)) ? <Waiting /> : null;
};

const Waiting = () => {
  const t = useText();
  const locale = useLocale();
  const { data, isError, isFetching, refetch } = useQuery(queryFor(waitingPassports));
  if (!data)
    return isError && !isFetching ? (
      <ErrorState title={t('people.passports.failed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={3} height="60px" />
    );
  const { items, more, now } = data.data;
  return (
    <div>
      <h3 className="title-xs" id="people-passports">
        {t('people.passports')}
      </h3>
      {items.length === 0 && <p className="small muted">{t('people.passports.none')}</p>}
      <ul className={styles.rows} aria-labelledby="people-passports">
        {items.map(({ person, name, what, since }) => (
          <li key={`${person} ${what}`}>
            <Link to={personPath(person)} className={`${rowLink.row} ${styles.row}`}>
              <span className={styles.top}>
                <b>{name}</b>
              </span>
              <span className={styles.contacts}>
                {t(`people.passports.${what}`, { when: formatDayTime(since, { now, locale }) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {more && <p className="small muted">{t('people.passports.more')}</p>}
    </div>
  );
};
