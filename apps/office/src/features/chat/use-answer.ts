import { useCall } from '@novosel/client/queries/use-call.ts';
import { answerChat, beginChat, buyerChat, deskChats } from '@novosel/contract/chat/desk-endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { paneKey } from './use-pane.ts';

/** A message as the form passes it on. */
interface Words {
  readonly text: string;
  /** IDs of uploaded files. */
  readonly files: readonly string[];
  /** The deal that is its topic. */
  readonly booking: string | undefined;
}

interface To {
  readonly person: number;
  /** The open conversation; without one, the message begins another. */
  readonly guid: string | undefined;
}

/**
 * Sends the desk's messages: until the server has one it keeps its ID, so that a repeat makes no second
 * message.
 * @param onSent called with the conversation of the message
 */
export const useAnswer = ({ person, guid }: To, onSent: (guid: string) => void) => {
  const queries = useQueryClient();
  const kept = useRef<{ said: string; id: string }>(undefined);
  const done = async (where: string) => {
    kept.current = undefined;
    await queries.invalidateQueries({ queryKey: paneKey(where) });
    onSent(where);
  };
  const invalidates = [deskChats, buyerChat];
  const answer = useCall(answerChat, { invalidates, onDone: (_, { params }) => done(params.guid) });
  const begin = useCall(beginChat, { invalidates, onDone: ({ data }) => done(data.guid) });
  const send = ({ text, files, booking }: Words) => {
    const said = JSON.stringify([guid, text, files, booking]);
    if (kept.current?.said !== said) kept.current = { said, id: crypto.randomUUID() };
    const body = { id: kept.current.id, text, files: [...files], ...(booking && { booking }) };
    if (guid === undefined) begin.mutate({ params: { person }, body });
    else answer.mutate({ params: { guid }, body });
  };
  return {
    send,
    isPending: answer.isPending || begin.isPending,
    error: guid === undefined ? begin.error : answer.error,
  };
};
