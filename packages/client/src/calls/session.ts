import { dropStarted } from './started.ts';

interface SessionSettings {
  /** Cookie from which the CSRF token is read (S7-09). */
  readonly csrfCookie: string;
  /** Readable cookie that says «signed in». */
  readonly hintCookie: string;
  readonly initPath: string;
  readonly tokenPath: string;
  /** Language in which the server's words are wanted. */
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
 * Names that differ between the buyer's cabinet (the default) and the desk; called once, before the first
 * call.
 */
export const configureSession = (own: Partial<SessionSettings>): void => {
  settings = { ...cabinet, ...own };
};

export const sessionSettings = (): SessionSettings => settings;

/**
 * Why a page learns of the end: `chosen` by the person here, `lost` when the server said so, `elsewhere` in
 * another tab.
 */
export type SessionEnd = 'chosen' | 'lost' | 'elsewhere';
type News = 'begun' | 'ended';

// Promise C4: in memory only, so that no script that comes later finds it in a storage.
let bearer: string | undefined;
let generation = 0;

const endListeners = new Set<(why: SessionEnd) => void>();

const openChannel = (): BroadcastChannel | undefined => {
  try {
    return typeof window === 'undefined' ? undefined : new BroadcastChannel('novosel:session');
  } catch {
    // A browser that keeps nothing may refuse it; other tabs learn of the end from the server.
    return undefined;
  }
};
const channel = openChannel();

channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
  if (data === 'ended') forget('elsewhere');
  // Another person may have signed in: what is on this page is not his.
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

/** What the page may assume before the server has answered. */
export const isSignedIn = (): boolean => bearer !== undefined || cookie(settings.hintCookie) === '1';

/**
 * Which session this is, counted in this tab: an answer to an earlier one says nothing of the present one.
 */
export const sessionGeneration = (): number => generation;

/** Keeps the bearer of a sign-in and tells the other tabs (S4.2-06). */
export const beginSession = (token: string): void => {
  dropStarted();
  generation += 1;
  bearer = token;
  channel?.postMessage('begun' satisfies News);
};

const forget = (why: SessionEnd): void => {
  generation += 1;
  bearer = undefined;
  dropStarted();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${settings.hintCookie}=; Max-Age=0; Path=/; Secure; SameSite=None`;
  for (const listener of endListeners) listener(why);
};

/** Forgets everything of the session in this tab and, by news, in all the others (S4.2-14, S4.2-18). */
export const endSession = (why: Exclude<SessionEnd, 'elsewhere'>): void => {
  channel?.postMessage('ended' satisfies News);
  forget(why);
};

const leaveListeners = new Set<() => void>();

/** A person has asked to be signed out; the session may outlive it, when there is no answer. */
export const beginLeaving = (): void => {
  for (const listener of leaveListeners) listener();
};

/** Called at the press, before the session ends: for what is not left on a screen that long. */
export const onLeaving = (listener: () => void): void => {
  leaveListeners.add(listener);
};

/** Called when the session ends, here or in another tab. */
export const onSessionEnd = (listener: (why: SessionEnd) => void): (() => void) => {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
};

/** The end that an answer of the server tells of; nothing when the session has changed since the question. */
export const loseSession = (asked: number): void => {
  if (asked === generation) endSession('lost');
};
