let answeredAt: number | undefined;
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

/** Whether the browser knows of a connection (S8-33). */
export const isOnline = (): boolean => navigator.onLine;

/** Calls the listener when the connection comes or goes, and when something about it is told by `tellConnection`. */
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
