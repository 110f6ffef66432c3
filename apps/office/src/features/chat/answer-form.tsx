import { sendFile } from '@novosel/client/files/send-file.ts';
import { uploadAs } from '@novosel/client/files/upload-file.ts';
import { isOnline, onConnection } from '@novosel/client/live/connection.ts';
import { uploadChatFile } from '@novosel/contract/chat/desk-endpoints.ts';
import { chatFiles, longestMessage } from '@novosel/contract/chat/rules.ts';
import type { DeskTopic } from '@novosel/contract/chat/schema.ts';
import { ChatComposer } from '@novosel/ui/chat/chat-composer.tsx';
import { ChatTopic } from '@novosel/ui/chat/chat-topic.tsx';
import { useAttachments } from '@novosel/ui/chat/use-attachments.ts';
import type { Upload } from '@novosel/ui/files/use-uploads.ts';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState, useSyncExternalStore } from 'react';
import { refusalWords } from '../../shared/words/refusal-words.ts';
import styles from './chat-pane.module.css';
import { useAnswer } from './use-answer.ts';
import { useTopicWords } from './use-topic-words.ts';

interface AnswerFormProps {
  person: number;
  /** The open conversation; without one, the message begins another. */
  guid: string | undefined;
  /** The deal as topic of the message, unless staff removes it. */
  about: DeskTopic | undefined;
  ready: readonly string[];
  /** Whether the message answers the buyer's last one. */
  asked: boolean;
  onSent: (guid: string) => void;
}

const upload: Upload = (file, options) =>
  uploadAs(file, async () => {
    const { data } = await sendFile(uploadChatFile, { field: 'files[0]', file }, options);
    return data[0] ?? '';
  });

/** The desk's message form: text, files, and the deal as topic. */
export const AnswerForm = ({ person, guid, about, ready, asked, onSent }: AnswerFormProps) => {
  const t = useText();
  const locale = useLocale();
  const topicWords = useTopicWords();
  const online = useSyncExternalStore(onConnection, isOnline);
  const attachments = useAttachments({ upload, rules: chatFiles, online });
  const [text, setText] = useState('');
  const [without, setWithout] = useState(false);
  const topic = without ? undefined : about;
  const answer = useAnswer({ person, guid }, (where) => {
    setText('');
    attachments.take();
    onSent(where);
  });
  const { files } = attachments;
  const send = (words: string) =>
    answer.send({ text: words, files: files.flatMap(({ id }) => id ?? []), booking: topic?.booking });
  return (
    <>
      {answer.error && (
        <div className={styles.failure}>
          <ErrorAlert errors={[...refusalWords(answer.error, locale)]} />
        </div>
      )}
      <ChatComposer
        label={t(guid === undefined ? 'chats.begin' : 'chats.answer')}
        value={text}
        onChange={setText}
        onSend={send}
        most={longestMessage}
        busy={answer.isPending}
        ready={ready}
        readyLabel={asked ? undefined : t('chats.phrases.first')}
        attachments={attachments}
        wait={files.some(({ state }) => state !== 'stored') ? t('chats.files.wait') : undefined}
      >
        {topic && <ChatTopic onRemove={() => setWithout(true)}>{topicWords(topic)}</ChatTopic>}
      </ChatComposer>
    </>
  );
};
