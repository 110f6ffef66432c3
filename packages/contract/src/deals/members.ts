import type { WordList } from '../texts/word-list.ts';

/** S3-75: roles of a person in a deal. */
export const participantRoles = {
  holder: { ru: 'Дольщик', en: 'Shareholder' },
  delegate: { ru: 'Доверенное лицо', en: 'Trusted person' },
} as const satisfies WordList;

/** S3-76: how the buyers will own the estate. */
export const ownershipTypes = {
  joint: { ru: 'Совместная', en: 'Joint' },
  shared: { ru: 'Долевая', en: 'In shares' },
  sole: { ru: 'Индивидуальная', en: 'Individual' },
  child: { ru: 'Собственность ребенка', en: 'Owned by a child' },
} as const satisfies WordList;

/** S3-78: who signs for a child; in lower case, since they stand inside a sentence: «отец ребёнка». */
export const parentRelations = {
  father: { ru: 'отец', en: 'father' },
  mother: { ru: 'мать', en: 'mother' },
  guardian: { ru: 'опекун', en: 'guardian' },
} as const satisfies WordList;
