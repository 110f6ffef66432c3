import { useSyncExternalStore } from 'react';

interface SharedValue<Value> {
  readonly first: Value;
  readonly get: () => Value;
  readonly set: (next: Value) => void;
  /** Called at each change. @returns the function that unsubscribes */
  readonly watch: (listener: () => void) => () => void;
}

/** A value outside of React that several parts of the page share; a change renders its readers. */
export function sharedValue<Value>(first: Value): SharedValue<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    first,
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The present value; the first one where there is no browser. */
export const useShared = <Value>({ watch, get, first }: SharedValue<Value>): Value =>
  useSyncExternalStore(watch, get, () => first);
