import { NetworkError, RefusalError } from '@novosel/client/calls/errors.ts';

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
const longestPause = 60_000;

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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;
  let closed = false;

  const wait = (ms: number) => {
    clearTimeout(timer);
    if (!closed && written !== kept) timer = setTimeout(now, ms);
  };
  const afterFailure = (error: unknown) => {
    if (isApart(error)) {
      [id, seen] = [crypto.randomUUID(), null];
      onApart();
      wait(0);
    } else if (mayPass(error)) {
      wait(pause);
      pause = Math.min(pause * 2, longestPause);
    }
  };
  const once = async () => {
    const words = written;
    if (closed || words === undefined || words === kept) return;
    try {
      seen = await put(id, words, seen);
      [kept, pause] = [words, firstPause];
      onKept(words);
      wait(rest);
    } catch (error) {
      afterFailure(error);
    }
  };
  const now = () => {
    clearTimeout(timer);
    // One after another: an older text must not come after a newer one.
    way = way.then(once);
  };

  return {
    write: (words: Words) => {
      if (words === written) return;
      written = words;
      wait(rest);
    },
    /** Under which id the words go, and over what. */
    place: () => ({ id, seen }),
    /** The page may go at any moment: what is not there yet goes at once. */
    now,
    /** From now on nothing more is sent. @returns the id, when nothing of it is on its way any more */
    settle: async (): Promise<string> => {
      closed = true;
      clearTimeout(timer);
      await way;
      return id;
    },
    /** What was to end the draft has failed: it is kept again. */
    resume: () => {
      closed = false;
      wait(rest);
    },
  };
};
