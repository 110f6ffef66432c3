import type { Topic } from '@novosel/contract/wire/live.ts';

const heard = new Set<Topic>();
const listeners = new Set<() => void>();

/** Keeps that there was news of a topic: who comes later has to ask. */
export const noteHeard = (topic: Topic): void => {
  if (heard.has(topic)) return;
  heard.add(topic);
  for (const tell of listeners) tell();
};

export const hasHeard = (topic: Topic): boolean => heard.has(topic);

/** Called when a topic is heard of for the first time. @returns the way to stop */
export const onHeard = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
