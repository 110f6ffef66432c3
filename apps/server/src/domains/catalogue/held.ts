import { erase, type Held } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    erase('flat_items', { ru: 'Избранное и покупки', en: 'Favourites and purchases' }, 'choice'),
    erase('favourite_notes', { ru: 'Заметки', en: 'Notes' }, 'choice'),
    erase('favourite_shares', { ru: 'Общее избранное', en: 'Shared favourites' }, 'choice', {
      by: ['inviter_id', 'partner_id'],
      hides: ['token_hash', 'inviter_id', 'partner_id'],
    }),
  ],
  notHeld: {
    'estate_sets.staff_id': 'work of a member of staff',
    'import_batches.staff_id': 'work of a member of staff',
    'site_news.staff_id': 'work of a member of staff',
    'site_pictures.staff_id': 'work of a member of staff',
  },
};
