import { call } from '@novosel/client/calls/call.ts';
import { isAbsent } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { readFeedback, seeFeedback } from '@novosel/contract/feedback/endpoints.ts';
import { listFeedback } from '@novosel/contract/feedback/list-endpoints.ts';
import { afterAct, subjectWords } from '@novosel/contract/feedback/rules.ts';
import type { FeedbackView } from '@novosel/contract/feedback/schema.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useUser } from '../../shared/account/use-user.ts';
import { useBackLink } from '../../shared/navigation/back-link.tsx';
import { useSeen } from '../../shared/news/use-seen.ts';
import { AnswerBy } from './answer-by.tsx';
import { ClosedNote } from './closed-note.tsx';
import styles from './feedback.module.css';
import { FeedbackState } from './feedback-state.tsx';
import { FeedbackWords } from './feedback-words.tsx';
import { ReplyForm } from './reply-form.tsx';
import { useReply } from './use-reply.ts';

const seeing = {
  see: (feedback: string) => call(seeFeedback, { params: { feedback }, body: {} }),
  stale: [listFeedback, readFeedback],
};

/** One feedback with its conversation (S2.2-07); showing an answer marks it as read. */
export default function FeedbackViewPage() {
  const t = useText();
  const locale = useLocale();
  const { id = '' } = useParams();
  const query = useQuery({
    ...queryFor(readFeedback, { params: { feedback: id } }),
    enabled: id !== '',
  });
  const one = query.data?.data;
  const user = useUser()?.id;
  const absent = id === '' || isAbsent(query.error);
  const waits = !one && !absent && !query.error;
  useSeen(one, seeing);
  useBackLink({ href: path('feedback'), label: t('feedback.title') });
  return (
    <div className={styles.page}>
      <PageHead
        title={one ? t('feedback.one', { number: one.number }) : t('feedback.one.title')}
        note={one ? subjectWords[one.subject][locale] : waits && <Skeleton width="220px" height="24px" />}
        end={
          one ? (
            <FeedbackState state={one.state} hasNew={false} />
          ) : (
            waits && <Skeleton width="120px" height="26px" />
          )
        }
      />
      <Card aria-busy={waits || undefined}>
        {!one && (
          <LoadState
            query={query}
            isAbsent={absent}
            absent={{
              title: t('feedback.absent'),
              note: t('feedback.absent.note'),
              action: <ButtonLink href={path('feedback')}>{t('feedback.title')}</ButtonLink>,
            }}
            failed={{ title: t('feedback.one.failed') }}
          >
            <Skeleton lines={4} height="48px" />
          </LoadState>
        )}
        {one && user !== undefined && <Conversation key={one.id} one={one} user={user} />}
      </Card>
    </div>
  );
}

const Conversation = ({ one, user }: { one: FeedbackView; user: number }) => {
  const t = useText();
  const reply = useReply(one.id, user);
  const first = {
    from: 'buyer',
    author: null,
    text: one.message,
    files: one.files,
    at: one.createdAt,
  } as const;
  return (
    <>
      <div className={styles.conversation}>
        <FeedbackWords words={first} />
        {one.answers.map(({ id, ...words }) => (
          <FeedbackWords key={id} words={words} />
        ))}
        {one.answerBy && (
          <p className="small muted">
            <AnswerBy by={one.answerBy} /> {t('feedback.waiting.note')}
          </p>
        )}
      </div>
      {afterAct(one.state, 'write') ? (
        <ReplyForm id={one.id} reply={reply} />
      ) : (
        <ClosedNote subject={one.subject} reply={reply} />
      )}
    </>
  );
};
