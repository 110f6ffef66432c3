import { useCall } from '@novosel/client/use-call.ts';
import { answerChat, deskChats } from '@novosel/contract/chat/desk-endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { paneKey } from './use-pane.ts';

/** An answer: until the server has it the words keep their id, so that a repeat is no second message. */
export const useAnswer = (guid: string, onSent: () => void) => {
  const queries = useQueryClient();
  const kept = useRef<{ text: string; id: string }>(undefined);
  const answer = useCall(answerChat, {
    invalidates: [deskChats],
    onDone: async () => {
      kept.current = undefined;
      await queries.invalidateQueries({ queryKey: paneKey(guid) });
      onSent();
    },
  });
  const send = (text: string) => {
    if (kept.current?.text !== text) kept.current = { text, id: crypto.randomUUID() };
    answer.mutate({ params: { guid }, body: { id: kept.current.id, text } });
  };
  return { send, isPending: answer.isPending, error: answer.error };
};
