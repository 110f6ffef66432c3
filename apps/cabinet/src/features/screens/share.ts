import { call } from '@novosel/client/calls/call.ts';
import { onSessionEnd } from '@novosel/client/calls/session.ts';
import { type Line, withLine } from '@novosel/client/live/line.ts';
import { sendScreen } from '@novosel/client/live/screen-peer.ts';
import { acceptScreen, refuseScreen, stopScreen } from '@novosel/contract/screens/endpoints.ts';
import { type buyerReasons, type refusalReasons, shownForSeconds } from '@novosel/contract/screens/rules.ts';

export type Share =
  | { readonly kind: 'none' }
  /** The browser's own window is open, in which the person chooses what to show. */
  | { readonly kind: 'choosing'; readonly screen: string }
  /** `until`: by the device's clock, in ms. */
  | { readonly kind: 'shown'; readonly screen: string; readonly until: number };

/** The page's own reason to end a session; `over` when the server ended it. */
export type ShareEnd = (typeof buyerReasons)[number] | 'over';

const none: Share = { kind: 'none' };
let share: Share = none;
let undo: (() => void)[] = [];
const listeners = new Set<() => void>();
const endListeners = new Set<(why: ShareEnd) => void>();

const become = (next: Share) => {
  share = next;
  for (const tell of listeners) tell();
};

export const presentShare = (): Share => share;

export const onShare = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Called when the screen is no longer shown. @returns the function that unsubscribes */
export const onShareEnd = (listener: (why: ShareEnd) => void): (() => void) => {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
};

/** Whether this browser can show a screen at all; those of phones cannot. */
export const canShow = (): boolean => typeof navigator.mediaDevices?.getDisplayMedia === 'function';

/** S7-65: tells the operator that the person, or his browser, has refused. */
export const refuse = async (screen: string, why: (typeof refusalReasons)[number]): Promise<void> => {
  await call(refuseScreen, { params: { screen }, body: { why } });
};

/**
 * The page closes its socket when it is left, so the server learns of the end even when this call is lost.
 */
const tellStop = (screen: string, why: (typeof buyerReasons)[number]): void => {
  void call(stopScreen, { params: { screen }, body: { why } }).catch(() => undefined);
};

/** Stops showing the screen at once, and then tells the server, unless it knows. */
export const endShare = (why: ShareEnd): void => {
  if (share.kind === 'none') return;
  const before = share;
  become(none);
  for (const act of undo.splice(0).reverse()) act();
  if (before.kind !== 'shown') return;
  for (const tell of endListeners) tell(why);
  if (why === 'over') return;
  tellStop(before.screen, why);
};

interface TabCapture extends DisplayMediaStreamOptions {
  readonly preferCurrentTab: boolean;
  readonly selfBrowserSurface: 'include';
  readonly surfaceSwitching: 'exclude';
}

const wanted: TabCapture = {
  video: { frameRate: { max: 15 } },
  audio: false,
  preferCurrentTab: true,
  selfBrowserSurface: 'include',
  surfaceSwitching: 'exclude',
};

const hiddenEnds = () => {
  if (document.hidden) endShare('hidden');
};

/** Every event that ends the session stops the sharing here first, without waiting for the server. */
const watchEnds = (stream: MediaStream): (() => void)[] => {
  const timer = setTimeout(() => endShare('over'), shownForSeconds * 1000);
  document.addEventListener('visibilitychange', hiddenEnds);
  for (const track of stream.getTracks()) track.onended = () => endShare('stopped');
  return [
    () => clearTimeout(timer),
    () => document.removeEventListener('visibilitychange', hiddenEnds),
    onSessionEnd(() => endShare('over')),
  ];
};

/** Shows the screen over this connection; a lost connection ends the session. */
const sendOver = async (line: Line, stream: MediaStream, screen: string, stunUrls: readonly string[]) => {
  const joined = await line.ask('screens.join', { screen });
  if ('refused' in joined) throw new Error(joined.refused);
  const options = { line, screen, stunUrls, onFailed: () => endShare('failed') };
  const close = await sendScreen(stream, options);
  if (share.kind === 'shown') undo.push(close);
  else close();
};

/**
 * Called only by the person's own click: asks the browser for this tab, tells the server, then shows the
 * screen. A hidden page shows nothing (S7-64).
 * @throws RefusalError when the request is over
 */
export const showScreen = async (screen: string): Promise<void> => {
  if (share.kind !== 'none' || document.hidden) return;
  become({ kind: 'choosing', screen });
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getDisplayMedia(wanted);
  } catch {
    become(none);
    await refuse(screen, 'denied');
    return;
  }
  undo = [
    () => {
      for (const track of stream.getTracks()) track.stop();
    },
    ...watchEnds(stream),
  ];
  if (document.hidden) return endShare('hidden');
  try {
    const { data } = await call(acceptScreen, { params: { screen }, body: {} });
    // The person hid the page or signed out while the server was answering.
    if (presentShare().kind !== 'choosing') return tellStop(screen, 'hidden');
    become({ kind: 'shown', screen, until: Date.now() + shownForSeconds * 1000 });
    undo.push(
      withLine((line) => {
        void sendOver(line, stream, screen, data.stunUrls).catch(() => endShare('failed'));
        return () => endShare('over');
      }),
    );
  } catch (error) {
    endShare('over');
    throw error;
  }
};
