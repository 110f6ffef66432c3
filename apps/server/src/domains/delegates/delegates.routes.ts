import { delegatesEndpoints as endpoints } from '@novosel/contract/delegates/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { acceptDelegation } from './accept-delegation.ts';
import { endDelegation } from './end-delegation.ts';
import { listDelegates } from './list-delegates.ts';
import { nameDelegate } from './name-delegate.ts';

const done = { result: true } as const;

/** Naming, accepting and ending; acts of a trusted person are bound with the deals. */
export function bindDelegates(bind: Bind, deps: Pick<Context, 'clock' | 'config' | 'events' | 'jobs'>): void {
  bind(endpoints.listDelegates, async ({ db, viewer }) => {
    const now = deps.clock.now();
    return ok({ now: now.toISOString(), ...(await listDelegates(db, viewer.userId, now)) });
  });
  bind(endpoints.nameDelegate, async ({ db, act, body }) => {
    await nameDelegate(deps, db, act, body);
    return done;
  });
  bind(endpoints.acceptDelegation, async ({ db, act, params }) => {
    await acceptDelegation(deps, db, act, params.delegation);
    return done;
  });
  bind(endpoints.endDelegation, async ({ db, act, params }) => {
    await endDelegation(deps, db, act, params.delegation);
    return done;
  });
}
