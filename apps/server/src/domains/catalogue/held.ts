import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'flat_items',
      title: { ru: 'Избранное и покупки', en: 'Favourites and purchases' },
      by: ['user_id'],
      end: { erase: 'choice' },
    },
    {
      table: 'favourite_notes',
      title: { ru: 'Заметки', en: 'Notes' },
      by: ['user_id'],
      end: { erase: 'choice' },
    },
    {
      table: 'favourite_shares',
      title: { ru: 'Общее избранное', en: 'Shared favourites' },
      by: ['inviter_id', 'partner_id'],
      hides: ['token_hash', 'inviter_id', 'partner_id'],
      end: { erase: 'choice' },
    },
  ],
  notHeld: {
    'estate_sets.staff_id': 'work of a member of staff',
    'import_batches.staff_id': 'work of a member of staff',
    'site_news.staff_id': 'work of a member of staff',
    'site_pictures.staff_id': 'work of a member of staff',
  },
};
