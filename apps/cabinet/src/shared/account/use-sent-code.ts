import { useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../drafts/drafts.ts';
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

/** Nobody is signed in yet: the draft is of whoever sits at this tab. */
const anybody = 0;

interface Whose {
  /** Of the draft: a phone may drop the tab while the message with the code is read. */
  readonly draft: string;
  /** Who is signed in: then a code of a minute ago was his, even when this tab knows nothing of it. */
  readonly user?: number;
}

/** Two steps: what is asked for, then the code that was sent for exactly that. */
export const useSentCode = <Data>({ draft, user = anybody }: Whose) => {
  const [asked, setAsked] = useState(() => readDraft<Asked<Data>>(draft, user));
  const [open, setOpen] = useState(() => isGood(asked?.sent, Date.now()));
  // What an act that began before the last answer has to know.
  const known = useRef(asked);
  const keep = (values: Asked<Data>) => {
    known.current = values;
    setAsked(values);
    keepDraft(draft, { user, values });
  };
  /**
   * Asks for a code, also for another one.
   * @throws what `ask` throws, unless it tells that the code is there already
   */
  const send = async (data: Data, ask: () => Promise<Sent>): Promise<void> => {
    const mine = sentFor(known.current, data);
    const unknown = !known.current && user !== anybody ? perhapsSent(Date.now()) : undefined;
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
  /** The end of step one: the code that was sent for the same is still the one to enter. */
  const begin = async (data: Data, ask: () => Promise<Sent>): Promise<void> => {
    if (isGood(sentFor(known.current, data), Date.now())) setOpen(true);
    else await send(data, ask);
  };
  /** The code is of no more use, so the next one is asked for. */
  const spend = () => {
    const { current } = known;
    if (current?.sent) keep({ ...current, sent: { ...current.sent, goodUntil: 0 } });
  };
  /** Enters the code; what was typed is forgotten with its success. */
  const enter = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await work();
      forgetDraft(draft);
      return answer;
    } catch (error) {
      if (isSpent(error)) spend();
      throw error;
    }
  };
  const back = () => setOpen(false);
  return { data: asked?.data, sent: open ? asked?.sent : undefined, begin, send, spend, enter, back };
};
