import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import { useState } from 'react';
import {
  type Asked,
  isGood,
  isSpent,
  perhapsSent,
  type Sent,
  sentAfter,
  sentAlready,
  sentFor,
} from './sent-code.ts';

interface Whose {
  /** Key of the draft: a phone may discard the tab while the person reads the message with the code. */
  readonly draft: string;
  /** The signed-in user: a code of a minute ago was then his, even when this tab knows nothing of it. */
  readonly user?: number;
}

/** Two steps: the data, then the code that was sent for exactly these data. */
export const useSentCode = <Data>({ draft, user }: Whose) => {
  const [asked, keep, kept] = useDraft<Asked<Data> | undefined>(draftOf(draft, user), undefined);
  const [open, setOpen] = useState(() => isGood(asked?.sent, Date.now()));
  /**
   * Requests a code, also a further one.
   * @throws what `ask` throws, unless it says that a code was already sent
   */
  const send = async (data: Data, ask: () => Promise<Sent>): Promise<void> => {
    const mine = sentFor(kept.now(), data);
    const unknown = !kept.now() && user !== undefined ? perhapsSent(Date.now()) : undefined;
    keep({ data, sent: mine });
    try {
      keep({ data, sent: await ask() });
    } catch (error) {
      const already = sentAlready(error, mine ?? unknown, Date.now());
      keep({ data, sent: already ?? sentAfter(error, mine, Date.now()) });
      if (!already) throw error;
    }
    setOpen(true);
  };
  /** Ends step one: a code that was sent for the same data before is still the one to enter. */
  const begin = async (data: Data, ask: () => Promise<Sent>): Promise<void> => {
    if (isGood(sentFor(kept.now(), data), Date.now())) setOpen(true);
    else await send(data, ask);
  };
  /** The code is used up, so the next step requests a new one. */
  const spend = () => {
    const sent = kept.now()?.sent;
    if (sent) keep({ sent: { ...sent, goodUntil: 0 } });
  };
  /** Enters the code; the draft is deleted when that succeeds. */
  const enter = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await work();
      kept.forget();
      return answer;
    } catch (error) {
      if (isSpent(error)) spend();
      throw error;
    }
  };
  const back = () => setOpen(false);
  return { data: asked?.data, sent: open ? asked?.sent : undefined, begin, send, spend, enter, back };
};
