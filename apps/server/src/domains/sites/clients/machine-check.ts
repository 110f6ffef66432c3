import type { Context } from '../../../context.ts';
import type { CheckMachine } from '../../../platform/http/machine.ts';
import { tokenHash } from '../../identity/public.ts';
import { machineToken } from './machines.repo.ts';

/**
 * Whether a bearer token is a machine's and allows this call: it is valid, the machine is not blocked, and it
 * has the scope.
 */
export function machineCheck({ db, clock }: Pick<Context, 'db' | 'clock'>): CheckMachine {
  return async (bearer, scope) => {
    const scopes = bearer ? await machineToken(db, tokenHash(bearer), clock.now()) : undefined;
    if (!scopes) return 'unknown';
    return scopes.includes(scope) ? 'open' : 'closed';
  };
}
