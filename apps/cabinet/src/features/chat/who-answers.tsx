import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getChatDesk } from '@novosel/contract/chat/endpoints.ts';
import { listManagers } from '@novosel/contract/managers/endpoints.ts';
import { unbroken } from '@novosel/contract/texts/text.ts';
import { formatWaited } from '@novosel/contract/time/time.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import styles from './who-answers.module.css';

/** The server recomputes these data once a minute. */
const askEveryMs = 60_000;

/** Who is online, how long an answer takes, and the working hours; unknown facts are left out. */
export const WhoAnswers = () => {
  const t = useText();
  const locale = useLocale();
  const manager = useQuery(queryFor(listManagers)).data?.[0];
  const desk = useQuery({ ...queryFor(getChatDesk), refetchInterval: askEveryMs }).data?.data;
  if (!manager && !desk) return t('chat.note');
  const wait = desk?.usualWaitSeconds;
  const usual =
    wait == null
      ? undefined
      : t('chat.usual', { time: formatWaited(0, { now: Math.max(wait, 60) * 1000, locale }) ?? '' });
  const hours = manager && unbroken(manager.hours);
  return (
    <span className={styles.root}>
      {manager && (
        <span>
          {manager.position} <b>{manager.name}</b>
        </span>
      )}
      {desk && (
        <span>
          <span className={desk.present ? styles.here : undefined}>
            {t('chat.present', { present: String(desk.present) })}
          </span>
          {usual && ` · ${usual}`}
        </span>
      )}
      {hours && <span>{hours}</span>}
    </span>
  );
};
