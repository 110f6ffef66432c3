import type { WordList } from '../texts/word-list.ts';

/** S3-77: how a person is registered at an address. */
export const registrationTypes = {
  permanent: { ru: 'Постоянная', en: 'Permanent' },
  temporary: { ru: 'Временная', en: 'Temporary' },
} as const satisfies WordList;
