import { NetworkError, RefusalError } from '@novosel/client/calls/errors.ts';
import { growingPause } from '@novosel/client/queue/growing-pause.ts';
import { openQueue } from '@novosel/client/queue/queue.ts';

interface DraftKeeperOptions<Words> {
  readonly id: string;
  /** When the server saved it, as far as this page knows; null for a draft that the server does not have. */
  readonly seen: string | null;
  /** The words as the server has them. */
  readonly kept: Words | undefined;
  /** Saves the words. @returns when the server saved them, ISO 8601 */
  readonly put: (id: string, words: Words, seen: string | null) => Promise<string>;
  /** Called when these words are on the server. */
  readonly onKept: (words: Words) => void;
  /** Called when another tab has changed, sent or deleted the draft: this tab continues under a new ID. */
  readonly onApart: () => void;
}

/**
 * In ms: a pause in typing, and the pause before the first retry after a failure; each later one is twice as
 * long.
 */
const rest = 600;
const firstPause = 4000;

const isApart = (error: unknown): boolean =>
  error instanceof RefusalError && error.code === 'FEEDBACK_DRAFT_CHANGED';

/** Whether a retry may succeed; after a refusal the next try waits for other words. */
const mayPass = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof RefusalError && (error.status === 429 || error.status >= 500));

/**
 * Saves written words on the server: at every pause, one request at a time, with retries until it is done.
 * Words of another tab are never overwritten.
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
    /** The draft's ID, and the server's version that it continues. */
    place: () => ({ id, seen }),
    /** Saves at once what is not saved yet: the page may be closed at any moment. */
    now: () => {
      refused = undefined;
      queue.wake();
    },
    /** Stops saving. @returns the draft's ID, once no request is pending */
    settle: async (): Promise<string> => {
      closed = true;
      queue.rest();
      await way;
      return id;
    },
    /** Sending or deleting has failed: saves again. */
    resume: () => {
      closed = false;
      refused = undefined;
      queue.later(rest);
    },
  };
};
