import { erase, type Held } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    erase('passkeys', { ru: 'Ключи доступа', en: 'Passkeys' }, 'sessions', {
      hides: ['credential_id', 'public_key', 'user_handle', 'counter'],
    }),
  ],
};
