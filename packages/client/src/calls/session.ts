import { dropStartupCalls } from './startup-calls.ts';

interface SessionSettings {
  /** Cookie from which the CSRF token is read (S7-09). */
  readonly csrfCookie: string;
  /** Readable cookie that says «signed in». */
  readonly hintCookie: string;
  readonly initPath: string;
  readonly tokenPath: string;
  /** The language in which the server answers. */
  readonly locale: () => string;
}

const cabinet: SessionSettings = {
  csrfCookie: 'novosel_csrf',
  hintCookie: 'novosel_in',
  initPath: '/api/session/init',
  tokenPath: '/api/session/token',
  locale: () => (typeof document === 'undefined' ? 'ru' : document.documentElement.lang || 'ru'),
};

let settings = cabinet;

/**
 * Sets what differs between the buyer's cabinet (the default) and the desk; called once, before the first
 * call.
 */
export const configureSession = (own: Partial<SessionSettings>): void => {
  settings = { ...cabinet, ...own };
};

export const sessionSettings = (): SessionSettings => settings;

/**
 * Why the session ended: `chosen` by the person here, `lost` by an answer of the server, `elsewhere` in
 * another tab.
 */
export type SessionEnd = 'chosen' | 'lost' | 'elsewhere';
type News = 'begun' | 'ended';

// Promise C4: the bearer stays in memory, so that no later script finds it in a storage.
let bearer: string | undefined;
let generation = 0;

const endListeners = new Set<(why: SessionEnd) => void>();

const openChannel = (): BroadcastChannel | undefined => {
  try {
    return typeof window === 'undefined' ? undefined : new BroadcastChannel('novosel:session');
  } catch {
    // A browser that stores nothing may refuse the channel; other tabs learn of the end from the server.
    return undefined;
  }
};
const channel = openChannel();

channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
  if (data === 'ended') forget('elsewhere');
  // Another person may have signed in: this page shows data that is not his.
  else if (data === 'begun') window.location.reload();
});

export const cookie = (name: string): string | undefined => {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : undefined;
};

export const heldBearer = (): string | undefined => bearer;

export const keepBearer = (token: string | undefined): void => {
  bearer = token;
};

/** Whether a page may assume a signed-in person before the server has answered. */
export const isSignedIn = (): boolean => bearer !== undefined || cookie(settings.hintCookie) === '1';

/** The number of this session in this tab. An answer to a call of an earlier session must be ignored. */
export const sessionGeneration = (): number => generation;

/** Keeps the bearer of a sign-in and tells the other tabs (S4.2-06). */
export const beginSession = (token: string): void => {
  dropStartupCalls();
  generation += 1;
  bearer = token;
  channel?.postMessage('begun' satisfies News);
};

const forget = (why: SessionEnd): void => {
  generation += 1;
  bearer = undefined;
  dropStartupCalls();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${settings.hintCookie}=; Max-Age=0; Path=/; Secure; SameSite=None`;
  for (const listener of endListeners) listener(why);
};

/** Forgets the session in this tab and tells all other tabs (S4.2-14, S4.2-18). */
export const endSession = (why: Exclude<SessionEnd, 'elsewhere'>): void => {
  channel?.postMessage('ended' satisfies News);
  forget(why);
};

const leaveListeners = new Set<() => void>();

/**
 * Tells the listeners that the person pressed sign out; without an answer of the server the session goes on.
 */
export const beginLeaving = (): void => {
  for (const listener of leaveListeners) listener();
};

/** Called at the press, before the session ends: hides what must not stay on the screen until then. */
export const onLeaving = (listener: () => void): void => {
  leaveListeners.add(listener);
};

/** Called when the session ends, here or in another tab. */
export const onSessionEnd = (listener: (why: SessionEnd) => void): (() => void) => {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
};

/** Ends the session that made a refused call; does nothing when the session has changed since the call. */
export const loseSession = (asked: number): void => {
  if (asked === generation) endSession('lost');
};
