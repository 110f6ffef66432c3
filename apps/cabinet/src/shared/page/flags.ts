import { useSyncExternalStore } from 'react';
import { sharedValue } from './shared-value.ts';

/** Overlays of the page: S4.7-07. */
export type Flag = 'menu' | 'modal' | 'preloader' | 'bonus' | 'refresh' | 'errorStep';
export type Flags = Readonly<Record<Flag, boolean>>;

/** Windows whose flags also set the general flag `modal` (S4.7-08…10). */
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

const flags = sharedValue(noFlags);

export const setFlag = (flag: Flag, on: boolean): void => flags.set(withFlag(flags.get(), flag, on));

/** Closes everything over the page: the person went to another page (S4.6-02, S4.6-05). */
export const clearFlags = (): void => flags.set(noFlags);

export const useFlag = (flag: Flag): boolean =>
  useSyncExternalStore(
    flags.watch,
    () => flags.get()[flag],
    () => false,
  );
