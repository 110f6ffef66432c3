import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'consents',
      title: { ru: 'Согласия', en: 'Consents' },
      by: ['user_id'],
      end: { keep: 'consents' },
    },
  ],
};
