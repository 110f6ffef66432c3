import { NetworkError, RefusalError } from '@novosel/client/calls/errors.ts';
import { growingPause } from '@novosel/client/queue/growing-pause.ts';
import { openQueue } from '@novosel/client/queue/queue.ts';

interface DraftKeeperOptions<Words> {
  readonly id: string;
  /** When the server kept it, as this page knows; null for a draft that it has not. */
  readonly seen: string | null;
  /** What the server has of it. */
  readonly kept: Words | undefined;
  /** Sends the words. @returns when they were kept */
  readonly put: (id: string, words: Words, seen: string | null) => Promise<string>;
  /** These words are on the server. */
  readonly onKept: (words: Words) => void;
  /** Another tab has changed, sent or dropped the draft: this one goes on under a new id. */
  readonly onApart: () => void;
}

/**
 * In ms: a pause in typing, and before the first try after a failure; each one after it waits twice as long.
 */
const rest = 600;
const firstPause = 4000;

const isApart = (error: unknown): boolean =>
  error instanceof RefusalError && error.code === 'FEEDBACK_DRAFT_CHANGED';

/** What a later try may mend by itself; a refusal stands until something else is written. */
const mayPass = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof RefusalError && (error.status === 429 || error.status >= 500));

/**
 * Keeps on the server what is written: at every pause, one try after another, and again after a failure until
 * it is there. Words of another tab are never overwritten.
 */
export const draftKeeper = <Words>({
  id: first,
  seen: known,
  kept: had,
  put,
  onKept,
  onApart,
}: DraftKeeperOptions<Words>) => {
  let [id, seen, kept, written] = [first, known, had, had];
  let way: Promise<unknown> = Promise.resolve();
  let refused: Words | undefined;
  let closed = false;
  const pauses = growingPause(firstPause);

  const unsent = (): { readonly words: Words } | undefined =>
    closed || written === undefined || written === kept || written === refused
      ? undefined
      : { words: written };
  const afterFailure = (error: unknown, words: Words): number | undefined => {
    if (isApart(error)) {
      [id, seen] = [crypto.randomUUID(), null];
      onApart();
      return 0;
    }
    if (mayPass(error)) return pauses.next();
    refused = words;
    return undefined;
  };
  const once = async (words: Words): Promise<number | undefined> => {
    try {
      seen = await put(id, words, seen);
      kept = words;
      pauses.calm();
      onKept(words);
      return rest;
    } catch (error) {
      return afterFailure(error, words);
    }
  };
  const queue = openQueue({
    next: unsent,
    send: ({ words }) => {
      const sending = once(words);
      way = sending;
      return sending;
    },
  });

  return {
    write: (words: Words) => {
      if (words === written) return;
      written = words;
      queue.later(rest);
    },
    /** Under which id the words go, and over what. */
    place: () => ({ id, seen }),
    /** The page may go at any moment: what is not there yet goes at once. */
    now: () => {
      refused = undefined;
      queue.wake();
    },
    /** From now on nothing more is sent. @returns the id, when nothing of it is on its way any more */
    settle: async (): Promise<string> => {
      closed = true;
      queue.rest();
      await way;
      return id;
    },
    /** What was to end the draft has failed: it is kept again. */
    resume: () => {
      closed = false;
      refused = undefined;
      queue.later(rest);
    },
  };
};
