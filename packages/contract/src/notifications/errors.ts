import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals of subscriptions. */
export const notificationsErrors = {
  SUBSCRIPTION_KEPT: { status: 422, ru: 'Это приходит всегда.', en: 'This comes always.' },
} as const satisfies Record<string, ErrorEntry>;
