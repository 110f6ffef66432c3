import { addressOf } from '@novosel/client/calls/address.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import {
  type DeskFeedback,
  openFeedbackFile,
  readDeskFeedback,
} from '@novosel/contract/feedback/desk-endpoints.ts';
import { type FeedbackState, subjectWords } from '@novosel/contract/feedback/rules.ts';
import type { FeedbackWords } from '@novosel/contract/feedback/schema.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { InboxHead } from '../../shared/inbox/inbox-head.tsx';
import { InboxSaid, Said } from '../../shared/inbox/inbox-said.tsx';
import { CardPane } from '../../shared/panes/card-pane.tsx';
import { AnswerForm } from './answer-form.tsx';
import { feedbackPath } from './paths.ts';

interface ConversationPaneProps {
  id: string;
  /** The tab of the list beside it. */
  state: FeedbackState;
}

const tones = { waiting: 'turn', answered: 'good', closed: 'neutral' } as const;

/** One feedback in full: the author, the messages, the answer form. */
export const ConversationPane = ({ id, state }: ConversationPaneProps) => {
  const t = useText();
  const query = useQuery(queryFor(readDeskFeedback, { params: { feedback: id } }));
  return (
    <CardPane
      look="inbox"
      label={t('feedback.one')}
      back={{ href: feedbackPath(undefined, state), words: t('feedback.title') }}
      query={query}
      view={query.data?.data}
      absent={{ title: t('feedback.absent'), note: t('feedback.absent.note') }}
      failed={t('feedback.one.failed')}
    >
      {(one) => (
        <>
          <Head one={one} />
          <Conversation one={one} />
          {one.state === 'closed' ? (
            <p className="muted">{t('feedback.closed.note')}</p>
          ) : (
            <AnswerForm id={one.id} state={one.state} />
          )}
        </>
      )}
    </CardPane>
  );
};

const Head = ({ one: { number, subject, state, buyer } }: { one: DeskFeedback }) => {
  const t = useText();
  const locale = useLocale();
  return (
    <InboxHead
      title={subjectWords[subject][locale]}
      by={t('feedback.by', { number, name: buyer.name })}
      buyer={buyer}
      end={<Pill tone={tones[state]}>{t(`feedback.state.${state}`)}</Pill>}
    />
  );
};

const Conversation = ({ one }: { one: DeskFeedback }) => {
  const t = useText();
  const locale = useLocale();
  const { id, message, files, createdAt, answers, buyer } = one;
  const first: FeedbackWords = { id, from: 'buyer', author: null, text: message, files, at: createdAt };
  return (
    <InboxSaid>
      {[first, ...answers].map((words) => (
        <Said
          key={words.id}
          from={words.from}
          meta={t('feedback.said', {
            author: words.author ?? buyer.name,
            when: formatDayTime(words.at, { now: Date.now(), locale }),
          })}
          files={words.files}
          hrefOf={(file) => addressOf(openFeedbackFile, { params: { feedback: id, file } })}
        >
          {words.text}
        </Said>
      ))}
    </InboxSaid>
  );
};
