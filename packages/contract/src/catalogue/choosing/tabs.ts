import type { Words } from '../../texts/word-list.ts';
import type { dealCategories } from '../../wire/paths.ts';

/** S3-81: lists of a person's own estates: his favourites, and those of his deals. */
export const tabTypes = {
  favorite: { ru: 'Избранное', en: 'Favourites' },
  purchases: { ru: 'Покупки', en: 'Purchases' },
  contracts: { ru: 'Договоры', en: 'Contracts' },
  concessions: { ru: 'Уступки', en: 'Assignments' },
  deposits: { ru: 'Брони', en: 'Bookings' },
} as const satisfies Record<'favorite' | (typeof dealCategories)[number], Words>;
