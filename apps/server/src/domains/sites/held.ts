import { erase, type Held } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [erase('site_links', { ru: 'Связанные сайты', en: 'Connected sites' }, 'sessions')],
  notHeld: {
    'oidc_payloads.*': 'tokens of connected sites: secrets, and short-lived; they end with every session',
  },
};
