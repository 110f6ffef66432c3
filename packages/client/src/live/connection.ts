let answeredAt: number | undefined;
let silent = false;
let doubt = () => {};
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** The server has answered just now: what the screen shows is from then. */
export const noteAnswer = (at: number = Date.now()): void => {
  answeredAt = at;
};

/** Moment of the last answer, in ms since the epoch; undefined before the first. */
export const lastAnswerAt = (): number | undefined => answeredAt;

/**
 * Whether there is a connection: by what the browser knows (S8-33), and by what was found out of a call
 * without an answer.
 */
export const isOnline = (): boolean => navigator.onLine && !silent;

/**
 * A call has got no answer. Whether the line or the call alone is to blame, finds out who has asked for it by
 * `onDoubt`.
 */
export const noteSilence = (): void => doubt();

export const onDoubt = (find: () => void): void => {
  doubt = find;
};

/** What was found out: nobody answers though the browser says «online», or somebody does again. */
export const tellSilent = (now: boolean): void => {
  if (silent === now) return;
  silent = now;
  tell();
};

/**
 * Calls the listener when the connection comes or goes, and when something about it is told by
 * `tellConnection`.
 */
export const onConnection = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};

/** What hangs on the connection has changed: the number of acts that wait for it. */
export const tellConnection = tell;
