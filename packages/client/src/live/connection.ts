let answeredAt: number | undefined;
let silent = false;
let doubt = () => {};
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Notes the moment of an answer of the server: the screen shows the state of that moment. */
export const noteAnswer = (at: number = Date.now()): void => {
  answeredAt = at;
};

/** Moment of the last answer, in ms since the epoch; undefined before the first. */
export const lastAnswerAt = (): number | undefined => answeredAt;

/** Whether there is a connection: the browser says so (S8-33), and the check after a failed call agrees. */
export const isOnline = (): boolean => navigator.onLine && !silent;

/**
 * A call got no answer. The function set by `onUnanswered` finds out whether only this call failed or the
 * connection.
 */
export const noteUnanswered = (): void => doubt();

export const onUnanswered = (find: () => void): void => {
  doubt = find;
};

/**
 * Notes the result of that check: `true` when the server does not answer though the browser says «online».
 */
export const noteServerSilent = (now: boolean): void => {
  if (silent === now) return;
  silent = now;
  tell();
};

/** Calls the listener when the connection comes or goes, and on `tellConnection`. */
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

/** Tells the listeners that the number of acts which wait for the connection has changed. */
export const tellConnection = tell;
