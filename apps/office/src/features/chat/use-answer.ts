import { useCall } from '@novosel/client/queries/use-call.ts';
import { answerChat, beginChat, buyerChat, deskChats } from '@novosel/contract/chat/desk-endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { paneKey } from './use-pane.ts';

/** What is said, as it leaves the field. */
interface Words {
  readonly text: string;
  /** Identifiers of what was uploaded. */
  readonly files: readonly string[];
  /** The deal that it is about. */
  readonly booking: string | undefined;
}

interface To {
  readonly person: number;
  /** The open conversation; without one, the words begin another. */
  readonly guid: string | undefined;
}

/**
 * Words of the desk: until the server has them they keep their id, so that a repeat is no second message.
 * @param onSent told the conversation in which they stand
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
