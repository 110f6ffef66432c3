import type { Context } from '../../context.ts';
import { consentWithdrawn } from '../consents/public.ts';
import { setSigned } from './mortgage.repo.ts';

/** The flag stands by the consent and goes with it, in the same transaction. */
export function followMortgageConsents({ events }: Pick<Context, 'events'>): void {
  events.on(consentWithdrawn, async (tx, { userId, kind }) => {
    if (kind === 'mortgage') await setSigned(tx, userId, false);
  });
}
