import type { WordList } from '../texts/word-list.ts';

/**
 * S9-20, S3-53: types of the events of a settlement contract that the cabinet knows; an inspection is looked
 * up.
 */
export const settlementEvents = {
  2: { ru: 'Приёмка', en: 'Inspection' },
} as const satisfies WordList;
