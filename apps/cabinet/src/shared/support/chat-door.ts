import { useSyncExternalStore } from 'react';

/** The deal that a question is about, as the page shows it. */
export interface DealTopic {
  readonly estate: number;
  readonly number: string;
  /** Code of the act that it waits for (`TurnView`). */
  readonly act: string;
}

interface Wish {
  /** One of the person's conversations; without it, the present one. */
  readonly guid?: string | undefined;
  /** What the first message is about. */
  readonly topic?: DealTopic | undefined;
  /**
   * What stands in the field, to be read and changed before it is sent; what the person has begun himself
   * stays.
   */
  readonly words?: string | undefined;
}

/** Whether the chat stands open, and with what; another object at every press. */
export interface ChatDoor extends Wish {
  readonly open: boolean;
}

const shut: ChatDoor = { open: false };
let door = shut;
const listeners = new Set<() => void>();

const become = (next: ChatDoor) => {
  door = next;
  for (const listener of listeners) listener();
};

export const openChat = (wish: Wish = {}): void => become({ ...wish, open: true });

export const shutChat = (): void => become(shut);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * A route change leaves the chat open: one may ask about what is on the screen (S4.6 puts away windows of a
 * page).
 */
export const useChatDoor = (): ChatDoor =>
  useSyncExternalStore(
    subscribe,
    () => door,
    () => shut,
  );
