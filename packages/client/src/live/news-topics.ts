import type { Topic } from '@novosel/contract/wire/live.ts';

const heard = new Set<Topic>();
const listeners = new Set<() => void>();

/** Remembers that there was news of a topic: a page that mounts later has to ask the server. */
export const noteNews = (topic: Topic): void => {
  if (heard.has(topic)) return;
  heard.add(topic);
  for (const tell of listeners) tell();
};

export const hadNews = (topic: Topic): boolean => heard.has(topic);

/** Called at the first news of each topic. @returns the function that unsubscribes */
export const onFirstNews = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
