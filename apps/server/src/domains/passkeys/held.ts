import { erase, type Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    erase('passkeys', { ru: 'Ключи доступа', en: 'Passkeys' }, 'sessions', {
      hides: ['credential_id', 'public_key', 'user_handle', 'counter'],
    }),
  ],
};
