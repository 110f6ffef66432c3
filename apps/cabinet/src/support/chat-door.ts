import { useSyncExternalStore } from 'react';

/** Whether the chat stands open, and with which of the person's conversations; without one, with the present. */
interface ChatDoor {
  readonly open: boolean;
  readonly guid?: string | undefined;
}

const shut: ChatDoor = { open: false };
let door = shut;
const listeners = new Set<() => void>();

const become = (next: ChatDoor) => {
  door = next;
  for (const listener of listeners) listener();
};

export const openChat = (guid?: string): void => become({ open: true, guid });

export const shutChat = (): void => become(shut);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A route change leaves the chat open: one may ask about what is on the screen (S4.6 puts away windows of a page). */
export const useChatDoor = (): ChatDoor =>
  useSyncExternalStore(
    subscribe,
    () => door,
    () => shut,
  );
