import type { Context } from '../../../context.ts';
import type { CheckMachine } from '../../../platform/http/machine.ts';
import { tokenHash } from '../../identity/public.ts';
import { machineToken } from './machines.repo.ts';

/**
 * Tells whether a bearer is a machine's own and opens this: it lives, its machine is not blocked, its scope
 * is the one asked for.
 */
export function machineCheck({ db, clock }: Pick<Context, 'db' | 'clock'>): CheckMachine {
  return async (bearer, scope) => {
    const scopes = bearer ? await machineToken(db, tokenHash(bearer), clock.now()) : undefined;
    if (!scopes) return 'unknown';
    return scopes.includes(scope) ? 'open' : 'closed';
  };
}
