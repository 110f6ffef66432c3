import type { WordList } from '../texts/word-list.ts';

/**
 * S9-20, S3-53: event types of a settlement contract that the cabinet knows; for an inspection its details
 * are read.
 */
export const settlementEvents = {
  2: { ru: 'Приёмка', en: 'Inspection' },
} as const satisfies WordList;
