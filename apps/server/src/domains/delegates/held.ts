import { erase, type Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
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
