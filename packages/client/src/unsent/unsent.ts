import { callLoosely } from '../calls/call.ts';
import { NetworkError, RefusalError, SessionEndedError } from '../calls/errors.ts';
import { type Address, addressOnly, type LooseInput } from '../calls/input.ts';
import { onSessionEnd, sessionGeneration } from '../calls/session.ts';
import { openQueue } from '../queue/queue.ts';
import { forgetUnsent, keepUnsent, readUnsent, type Unsent } from './unsent-store.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What an act is about; undefined for an endpoint that is not sent later. */
const thingOf = ({ name, sentLater }: Address, { body }: LooseInput): string | undefined => {
  if (!sentLater) return undefined;
  const { about } = sentLater;
  return about === null ? name : `${name} ${(body as Fields | undefined)?.[about]}`;
};

/** In ms, while the browser says «online» and the server still does not answer. */
const triedEvery = 15_000;

interface Waiter {
  readonly act: Unsent;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}
const waiters = new Map<string, Waiter>();
let tellSent = () => {};
/** An act has gone since that was told. */
let isSent = false;

/** No answer of the program: none at all, or one of the gate before it. */
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
    // The server has said no, and it will not say yes to the same act.
    forgetUnsent(key);
    waiter?.reject(error);
  }
  waiters.delete(key);
  isSent = true;
  return undefined;
};

/**
 * The first act that is to be sent, then what another tab has sent meanwhile: by its key it is told here what
 * was answered there.
 */
const next = (): Unsent | undefined => readUnsent()[0] ?? [...waiters.values()][0]?.act;

type Pass = () => Promise<number | undefined>;

/** A browser that keeps nothing has no locks either, and no other tab of it has these acts. */
const oneTabAtATime = (act: Pass): ReturnType<Pass> => {
  let begun: ReturnType<Pass> | undefined;
  const begin = () => {
    begun ??= act();
    return begun;
  };
  return navigator.locks.request('unsent', begin).catch(begin);
};

/** Sends what waits, in the order in which it was done; one tab at a time. */
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

/** The last act of each thing that is on its way for the first time. */
const going = new Map<string, Promise<unknown>>();

/** Acts whose answer is awaited for the first time. */
const flying = new Map<string, Unsent>();

/**
 * A page may be left before its requests are: what they ask is then asked by the next page, by the same key.
 */
const keepFlying = (): void => flying.forEach(keepUnsent);

/** Sends an act, which is kept for the next page if this one is left meanwhile. */
const fly = async (act: Unsent): Promise<unknown> => {
  flying.set(act.key, act);
  try {
    return await callLoosely(act.endpoint, { ...act.input, idempotencyKey: act.key });
  } finally {
    flying.delete(act.key);
    // Kept, when the page was left and is shown again as it was.
    forgetUnsent(act.key);
  }
};

/** Acts of one thing go one by one, or an older wish might arrive last and hold. */
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

/** Keeps an act until it can be sent; its answer comes then. */
const keep = (act: Unsent): Promise<unknown> => {
  keepUnsent(act);
  later(triedEvery);
  return new Promise((resolve, reject) => waiters.set(act.key, { act, resolve, reject }));
};

/**
 * Makes a call; one with `sentLater` that finds no connection is kept, also over a reload, and answered when
 * it has gone. While an act of the same thing waits or is on its way, a later one goes after it.
 * @throws what the call throws; for lack of an answer only with acts that are not sent later
 */
export const deliver = async (endpoint: Address, input: LooseInput, key: string): Promise<unknown> => {
  const thing = thingOf(endpoint, input);
  if (thing === undefined) return callLoosely(endpoint, { ...input, idempotencyKey: key });
  const act = { endpoint: addressOnly(endpoint), input, key, at: Date.now() };
  const session = sessionGeneration();
  // The answer in a box: whose turn is next does not wait for what is sent later.
  const { answer } = await inTurn(thing, async () => {
    // Whoever has signed in meanwhile must not be asked in his place.
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

/** Watches for the connection to come back; `onSent` hears that something went. Returns the way to stop. */
export const watchUnsent = (onSent: () => void): (() => void) => {
  tellSent = onSent;
  window.addEventListener('online', wake);
  window.addEventListener('pagehide', keepFlying);
  wake();
  // Whoever comes after this person must not be asked in his place.
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
