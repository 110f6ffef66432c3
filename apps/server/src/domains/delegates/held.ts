import { erase, type Held } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    erase('delegations', { ru: 'Доверенные лица', en: 'Trusted persons' }, 'trusted', {
      by: ['principal_id', 'delegate_id'],
      contact: 'phone',
      hides: ['principal_id', 'delegate_id'],
    }),
  ],
  notHeld: {},
};
