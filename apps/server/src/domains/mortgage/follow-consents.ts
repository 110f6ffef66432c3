import type { Context } from '../../context.ts';
import { consentWithdrawn } from '../consents/public.ts';
import { setSigned } from './mortgage.repo.ts';

/** The flag depends on the consent and is removed in the transaction of its withdrawal. */
export function followMortgageConsents({ events }: Pick<Context, 'events'>): void {
  events.on(consentWithdrawn, async (tx, { userId, kind }) => {
    if (kind === 'mortgage') await setSigned(tx, userId, false);
  });
}
