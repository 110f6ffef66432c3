import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'user_managers',
      title: { ru: 'Ваши менеджеры', en: 'Your managers' },
      by: ['user_id'],
      end: { erase: 'choice' },
    },
  ],
};
