import { subjectWords } from '@novosel/contract/feedback/rules.ts';
import type { FeedbackItem } from '@novosel/contract/feedback/schema.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { AnswerBy } from './answer-by.tsx';
import styles from './feedback.module.css';
import { FeedbackState } from './feedback-state.tsx';

/** Rows of feedback, each leading to its conversation. */
export const FeedbackList = ({ items, label }: { items: readonly FeedbackItem[]; label: string }) => {
  const t = useText();
  const locale = useLocale();
  return (
    <List label={label}>
      {items.map((item) => (
        <ListRow
          key={item.id}
          href={path('feedbackView', { id: item.id })}
          title={subjectWords[item.subject][locale]}
          note={
            <>
              <span className={styles.words}>{item.message}</span>
              {t('feedback.row', {
                number: item.number,
                when: formatDayTime(item.updatedAt, { now: Date.now(), locale }),
              })}
              {item.answerBy && (
                <span className={styles.promise}>
                  <AnswerBy by={item.answerBy} />
                </span>
              )}
            </>
          }
          end={<FeedbackState {...item} />}
        />
      ))}
    </List>
  );
};
