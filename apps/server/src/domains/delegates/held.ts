import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'delegations',
      title: { ru: 'Доверенные лица', en: 'Trusted persons' },
      by: ['principal_id', 'delegate_id'],
      contact: 'phone',
      hides: ['principal_id', 'delegate_id'],
      end: { erase: 'trusted' },
    },
  ],
  notHeld: {},
};
