import type { Words } from '../../texts/word-list.ts';
import type { dealCategories } from '../../wire/paths.ts';

/**
 * S3-81: where a person finds the estates that are his: what he likes, and what his deals make of the rest.
 */
export const tabTypes = {
  favorite: { ru: 'Избранное', en: 'Favourites' },
  purchases: { ru: 'Покупки', en: 'Purchases' },
  contracts: { ru: 'Договоры', en: 'Contracts' },
  concessions: { ru: 'Уступки', en: 'Assignments' },
  deposits: { ru: 'Брони', en: 'Bookings' },
} as const satisfies Record<'favorite' | (typeof dealCategories)[number], Words>;
