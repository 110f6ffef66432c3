import { sharedValue, useShared } from '../page/shared-value.ts';

/** The deal that a question is about, as the page shows it. */
export interface DealTopic {
  readonly estate: number;
  readonly number: string;
  /** Code of the act that the deal waits for (`TurnView`). */
  readonly act: string;
}

interface Wish {
  /** One of the person's conversations; without it, the present one. */
  readonly guid?: string | undefined;
  /** The topic of the first message. */
  readonly topic?: DealTopic | undefined;
  /**
   * Suggested message for the field, where the person can change it; text that he has begun himself stays.
   */
  readonly words?: string | undefined;
}

/** Whether the chat is open, and with what; a new object at every press. */
export interface ChatDoor extends Wish {
  readonly open: boolean;
}

const shut: ChatDoor = { open: false };
const door = sharedValue(shut);

export const openChat = (wish: Wish = {}): void => door.set({ ...wish, open: true });

export const shutChat = (): void => door.set(shut);

/**
 * The state of the chat. A change of page leaves it open: one may ask about what is on the screen (S4.6
 * closes the windows of a page).
 */
export const useChatDoor = (): ChatDoor => useShared(door);
