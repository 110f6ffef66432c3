import { callLoosely } from '../calls/call.ts';
import { NetworkError, RefusalError, SessionEndedError } from '../calls/errors.ts';
import { type Address, addressOnly, type LooseInput } from '../calls/input.ts';
import { onSessionEnd, sessionGeneration } from '../calls/session.ts';
import { openQueue } from '../queue/queue.ts';
import { forgetUnsent, keepUnsent, readUnsent, type Unsent } from './unsent-store.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The key of what an act is about; undefined for an endpoint that is not sent later. */
const thingOf = ({ name, sentLater }: Address, { body }: LooseInput): string | undefined => {
  if (!sentLater) return undefined;
  const { about } = sentLater;
  return about === null ? name : `${name} ${(body as Fields | undefined)?.[about]}`;
};

/** In ms: the interval of tries while the browser says «online» but the server does not answer. */
const triedEvery = 15_000;

interface Waiter {
  readonly act: Unsent;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}
const waiters = new Map<string, Waiter>();
let tellSent = () => {};
/** Whether an act was sent since the last `tellSent`. */
let isSent = false;

/** Whether the server did not answer: no response, or one of the gateway in front of it. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof RefusalError && [502, 503, 504].includes(error.status));

const sendOne = async ({ endpoint, input, key }: Unsent): Promise<number | undefined> => {
  const waiter = waiters.get(key);
  try {
    const answer = await callLoosely(endpoint, { ...input, idempotencyKey: key });
    forgetUnsent(key);
    waiter?.resolve(answer);
  } catch (error) {
    if (isUnanswered(error)) return triedEvery;
    // The server refused, and would refuse the same act again.
    forgetUnsent(key);
    waiter?.reject(error);
  }
  waiters.delete(key);
  isSent = true;
  return undefined;
};

/**
 * The oldest act to send; after those, an act that another tab has sent: repeated by its key, it brings its
 * answer to the waiter of this tab.
 */
const next = (): Unsent | undefined => readUnsent()[0] ?? [...waiters.values()][0]?.act;

type Pass = () => Promise<number | undefined>;

/** A browser that stores nothing has no locks; then no other tab has these acts either. */
const oneTabAtATime = (act: Pass): ReturnType<Pass> => {
  let begun: ReturnType<Pass> | undefined;
  const begin = () => {
    begun ??= act();
    return begun;
  };
  return navigator.locks.request('unsent', begin).catch(begin);
};

/** Sends the waiting acts, oldest first, in one tab at a time. */
const { later, rest, wake } = openQueue({
  next,
  send: sendOne,
  within: async (pass) => {
    const pause = await oneTabAtATime(pass);
    if (isSent) tellSent();
    isSent = false;
    return pause;
  },
});

/** The last act about each thing that is being sent for the first time. */
const going = new Map<string, Promise<unknown>>();

/** Acts that are being sent for the first time, by key. */
const flying = new Map<string, Unsent>();

/**
 * A person may leave the page before its requests end: the next page then repeats them with the same keys.
 */
const keepFlying = (): void => flying.forEach(keepUnsent);

/** Sends an act; if the person leaves the page meanwhile, the next page repeats it. */
const fly = async (act: Unsent): Promise<unknown> => {
  flying.set(act.key, act);
  try {
    return await callLoosely(act.endpoint, { ...act.input, idempotencyKey: act.key });
  } finally {
    flying.delete(act.key);
    // `keepFlying` stored it if the page was left and then restored from the back/forward cache.
    forgetUnsent(act.key);
  }
};

/** Acts about one thing are sent one by one, or an older wish might arrive last and win. */
const inTurn = <Value>(thing: string, act: () => Promise<Value>): Promise<Value> => {
  const own = going.get(thing)?.then(act, act) ?? act();
  going.set(thing, own);
  const leave = () => {
    if (going.get(thing) === own) going.delete(thing);
  };
  own.then(leave, leave);
  return own;
};

const isWaiting = (thing: string): boolean =>
  readUnsent().some(({ endpoint, input }) => thingOf(endpoint, input) === thing);

/** Stores an act until it can be sent; resolves with its answer then. */
const keep = (act: Unsent): Promise<unknown> => {
  keepUnsent(act);
  later(triedEvery);
  return new Promise((resolve, reject) => waiters.set(act.key, { act, resolve, reject }));
};

/**
 * Makes a call. Without a connection, a call with `sentLater` is stored, survives a reload, and resolves once
 * it was sent. While an act about the same thing waits or is being sent, a later one follows it.
 * @throws what the call throws; for lack of an answer only if the act is not sent later
 */
export const deliver = async (endpoint: Address, input: LooseInput, key: string): Promise<unknown> => {
  const thing = thingOf(endpoint, input);
  if (thing === undefined) return callLoosely(endpoint, { ...input, idempotencyKey: key });
  const act = { endpoint: addressOnly(endpoint), input, key, at: Date.now() };
  const session = sessionGeneration();
  // `answer` is wrapped: an act in turn must not wait for the answer of a stored one.
  const { answer } = await inTurn(thing, async () => {
    // Another person may have signed in meanwhile; the act is not his.
    if (session !== sessionGeneration()) throw new SessionEndedError('The session is over');
    if (isWaiting(thing)) {
      const answer = keep(act);
      wake();
      return { answer };
    }
    try {
      return { answer: await fly(act) };
    } catch (error) {
      if (!isUnanswered(error) || session !== sessionGeneration()) throw error;
      return { answer: keep(act) };
    }
  });
  return answer;
};

/**
 * Sends waiting acts when the connection is back; calls `onSent` after some were sent. Returns the way to
 * stop.
 */
export const watchUnsent = (onSent: () => void): (() => void) => {
  tellSent = onSent;
  window.addEventListener('online', wake);
  window.addEventListener('pagehide', keepFlying);
  wake();
  // Another person may sign in next; the acts are not his.
  const leave = () => {
    rest();
    waiters.clear();
    flying.clear();
  };
  const ended = onSessionEnd(() => {
    leave();
    forgetUnsent();
  });
  return () => {
    window.removeEventListener('online', wake);
    ended();
    leave();
  };
};
