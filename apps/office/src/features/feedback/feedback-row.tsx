import type { FeedbackRow as Row } from '@novosel/contract/feedback/desk-endpoints.ts';
import { subjectWords } from '@novosel/contract/feedback/rules.ts';
import { formatDayTime, formatWaited } from '@novosel/contract/time/time.ts';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { InboxRow } from '../../shared/inbox/inbox-row.tsx';
import styles from './feedback.module.css';
import { feedbackPath } from './paths.ts';

interface FeedbackRowProps {
  item: Row;
  /** The server's present moment, in ms. */
  now: number;
  chosen: boolean;
}

/** A feedback in the list: its waiting time, its subject, its author. */
export const FeedbackRow = ({ item, now, chosen }: FeedbackRowProps) => {
  const t = useText();
  const locale = useLocale();
  const { waitingSince, answerBy, updatedAt, subject, buyer, number, message, files } = item;
  const age = waitingSince && formatWaited(waitingSince, { now, locale });
  const late = answerBy !== null && Date.parse(answerBy) < now;
  const when = waitingSince
    ? age
      ? t('feedback.waits', { age })
      : t('feedback.waits.now')
    : formatDayTime(updatedAt, { now, locale });
  return (
    <InboxRow
      href={feedbackPath(item.id, item.state)}
      id={item.id}
      chosen={chosen}
      title={subjectWords[subject][locale]}
      when={when}
    >
      <span className={styles.words}>{message}</span>
      <span className="small muted">{t('feedback.row', { buyer, number, files })}</span>
      {answerBy && (
        <span className={classNames('small', late ? styles.late : 'muted')}>
          {t('feedback.until', { late: String(late), when: formatDayTime(answerBy, { now, locale }) })}
        </span>
      )}
    </InboxRow>
  );
};
