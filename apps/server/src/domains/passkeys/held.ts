import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'passkeys',
      title: { ru: 'Ключи доступа', en: 'Passkeys' },
      by: ['user_id'],
      hides: ['credential_id', 'public_key', 'user_handle', 'counter'],
      end: { erase: 'sessions' },
    },
  ],
};
