import { call } from '@novosel/client/calls/call.ts';
import {
  errorWords,
  isOutcomeUnknown,
  RefusalError,
  SessionEndedError,
} from '@novosel/client/calls/errors.ts';
import { onSessionEnd } from '@novosel/client/calls/session.ts';
import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { sendFile } from '@novosel/client/files/send-file.ts';
import { getChatGuid, sendMessage } from '@novosel/contract/chat/endpoints.ts';
import { uploadFile } from '@novosel/contract/documents/endpoints.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';
import type { Attachment } from '@novosel/ui/chat/use-attachments.ts';
import { text as words } from '@novosel/ui/text/i18n.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DealTopic } from '../../shared/support/chat-door.ts';
import {
  type Outbox,
  type Outcome,
  openOutbox,
  type Stored,
  type Waiting,
  type WaitingFile,
} from './outbox.ts';
import { threadKey } from './use-thread.ts';

const pauseMs = 4000;
/** Error codes after which the conversation accepts no messages. */
const over = ['CHAT_CLOSED', 'NOT_FOUND'];

/**
 * Files that are not uploaded yet. They are in memory and are lost with the page; the text of a message is
 * stored.
 */
const heldBytes = new Map<string, File>();

const laterOrRefused = (error: unknown): Extract<Outcome, { kind: 'later' | 'refused' }> => {
  if (error instanceof SessionEndedError || isOutcomeUnknown(error)) {
    const seconds = error instanceof RefusalError ? error.retryAfterSeconds : undefined;
    return { kind: 'later', ms: seconds ? seconds * 1000 : pauseMs };
  }
  return { kind: 'refused', words: errorWords(error, '').join(' ') };
};

const outcomeOf = (error: unknown): Outcome => {
  if (error instanceof RefusalError && error.code === 'CHAT_DEAL_ABSENT') return { kind: 'no-topic' };
  if (error instanceof RefusalError && over.includes(error.code)) return { kind: 'closed' };
  return laterOrRefused(error);
};

const signs = lookup<string>({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" });
/** The server escapes refusals of files as HTML (S5-41). */
const plain = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs.get(sign) ?? sign);

const store = async ({ key, title }: WaitingFile): Promise<Stored> => {
  const file = heldBytes.get(key);
  if (!file) return { kind: 'refused', words: words('chat.file.gone', { file: title }) };
  try {
    const [id = ''] = (await sendFile(uploadFile, { field: 'files[0]', file })).data;
    heldBytes.delete(key);
    return { kind: 'stored', id };
  } catch (error) {
    const outcome = laterOrRefused(error);
    return outcome.kind === 'refused' ? { kind: 'refused', words: plain(outcome.words) } : outcome;
  }
};

/** A written message as the form passes it on. */
interface Written {
  readonly text: string;
  readonly files: readonly Attachment[];
  readonly topic: DealTopic | undefined;
}

const waitingOf = ({ text, files, topic }: Written): Waiting => {
  for (const { key, file, id } of files) if (id === undefined) heldBytes.set(key, file);
  return {
    id: crypto.randomUUID(),
    text,
    files: files.map(({ key, file, id }) => ({ key, title: file.name, id })),
    topic,
    at: new Date().toISOString(),
  };
};

/**
 * Messages of this person that are not sent yet: shown as waiting, sent in order, kept over a reload of the
 * tab.
 */
export const useOutbox = (user: number | undefined) => {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const outbox = useRef<Outbox>(undefined);
  useEffect(() => {
    if (user === undefined) return;
    // A page of the former release has stored messages without `files`.
    const draft = draftOf<readonly Waiting[]>('chat:waiting', user);
    const kept = (draft.read() ?? []).map((one) => ({
      ...one,
      files: one.files ?? [],
    }));
    setWaiting(kept);
    const opened = openOutbox(
      {
        present: async () => (await call(getChatGuid)).data.guid,
        store,
        send: async (guid, { id, text, files, topic }) => {
          const ids = files.flatMap((file) => file.id ?? []);
          const body = { id, text, files: ids, ...(topic && { estate: topic.estate }) };
          try {
            await call(sendMessage, { params: { guid }, body });
            // Refetches the thread first, so that the message does not vanish between the two lists.
            await queries.invalidateQueries({ queryKey: threadKey });
            return { kind: 'sent' };
          } catch (error) {
            return outcomeOf(error);
          }
        },
        onChange: (next) => {
          draft.keep(next);
          setWaiting(next);
        },
      },
      kept,
    );
    outbox.current = opened;
    const ended = onSessionEnd(() => opened.stop());
    window.addEventListener('online', opened.wake);
    return () => {
      ended();
      opened.stop();
      window.removeEventListener('online', opened.wake);
    };
  }, [user, queries]);
  return {
    waiting,
    add: (written: Written) => outbox.current?.add(waitingOf(written)),
    drop: (id: string) => {
      for (const { key } of waiting.find((one) => one.id === id)?.files ?? []) heldBytes.delete(key);
      outbox.current?.drop(id);
    },
  };
};
