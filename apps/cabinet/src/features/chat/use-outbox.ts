import { call } from '@novosel/client/call.ts';
import { errorWords, isOutcomeUnknown, RefusalError, SessionEndedError } from '@novosel/client/errors.ts';
import { onSessionEnd } from '@novosel/client/session.ts';
import { getChatGuid, sendMessage } from '@novosel/contract/chat/endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft } from '../../drafts.ts';
import { type Outbox, type Outcome, openOutbox, type Waiting } from './outbox.ts';
import { threadKey } from './use-thread.ts';

const draft = 'chat:waiting';
const pauseMs = 4000;
/** Codes by which a conversation says that it takes no more. */
const over = ['CHAT_CLOSED', 'NOT_FOUND'];

const outcomeOf = (error: unknown): Outcome => {
  if (error instanceof RefusalError && over.includes(error.code)) return { kind: 'closed' };
  if (error instanceof SessionEndedError || isOutcomeUnknown(error)) {
    const seconds = error instanceof RefusalError ? error.retryAfterSeconds : undefined;
    return { kind: 'later', ms: seconds ? seconds * 1000 : pauseMs };
  }
  return { kind: 'refused', words: errorWords(error, '').join(' ') };
};

/** Messages of this person on their way: shown as waiting, sent in order, kept over a reload of the tab. */
export const useOutbox = (user: number | undefined) => {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const outbox = useRef<Outbox>(undefined);
  useEffect(() => {
    if (user === undefined) return;
    const kept = readDraft<readonly Waiting[]>(draft, user) ?? [];
    setWaiting(kept);
    const opened = openOutbox(
      {
        present: async () => (await call(getChatGuid)).data.guid,
        send: async (guid, { id, text }) => {
          try {
            await call(sendMessage, { params: { guid }, body: { id, text } });
            // The message stands in the thread before it leaves the list of those that wait.
            await queries.invalidateQueries({ queryKey: threadKey });
            return { kind: 'sent' };
          } catch (error) {
            return outcomeOf(error);
          }
        },
        onChange: (next) => {
          keepDraft(draft, { user, values: next });
          setWaiting(next);
        },
        wait: (act, ms) => {
          const timer = setTimeout(act, ms);
          return () => clearTimeout(timer);
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
    add: (text: string) =>
      outbox.current?.add({ id: crypto.randomUUID(), text, at: new Date().toISOString() }),
    drop: (id: string) => outbox.current?.drop(id),
  };
};
