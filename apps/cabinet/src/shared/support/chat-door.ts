import { sharedValue, useShared } from '../page/shared-value.ts';

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
const door = sharedValue(shut);

export const openChat = (wish: Wish = {}): void => door.set({ ...wish, open: true });

export const shutChat = (): void => door.set(shut);

/**
 * A route change leaves the chat open: one may ask about what is on the screen (S4.6 puts away windows of a
 * page).
 */
export const useChatDoor = (): ChatDoor => useShared(door);
