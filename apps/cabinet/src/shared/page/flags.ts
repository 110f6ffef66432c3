import { useSyncExternalStore } from 'react';

/** What stands over the page: S4.7-07. */
export type Flag = 'menu' | 'modal' | 'preloader' | 'bonus' | 'refresh' | 'errorStep';
export type Flags = Readonly<Record<Flag, boolean>>;

/** Windows of their own, which the general flag of a modal follows (S4.7-08…10). */
const windows: readonly Flag[] = ['bonus', 'refresh', 'errorStep'];

export const noFlags: Flags = {
  menu: false,
  modal: false,
  preloader: false,
  bonus: false,
  refresh: false,
  errorStep: false,
};

/** The flags after one of them is turned on or off. */
export const withFlag = (flags: Flags, flag: Flag, on: boolean): Flags => ({
  ...flags,
  [flag]: on,
  ...(windows.includes(flag) && { modal: on }),
});

let flags = noFlags;
const listeners = new Set<() => void>();

const become = (next: Flags) => {
  flags = next;
  for (const listener of listeners) listener();
};

export const setFlag = (flag: Flag, on: boolean): void => become(withFlag(flags, flag, on));

/** Everything over the page is put away: the place has changed (S4.6-02, S4.6-05). */
export const clearFlags = (): void => become(noFlags);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useFlag = (flag: Flag): boolean =>
  useSyncExternalStore(
    subscribe,
    () => flags[flag],
    () => false,
  );
