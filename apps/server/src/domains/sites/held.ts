import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'site_links',
      title: { ru: 'Связанные сайты', en: 'Connected sites' },
      by: ['user_id'],
      end: { erase: 'sessions' },
    },
  ],
  notHeld: {
    'oidc_payloads.*': 'tokens of connected sites: secrets, and short-lived; they end with every session',
  },
};
