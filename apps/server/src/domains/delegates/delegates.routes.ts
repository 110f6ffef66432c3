import { delegatesEndpoints as endpoints } from '@novosel/contract/delegates/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { acceptDelegation } from './accept-delegation.ts';
import type { ActOf } from './delegates.events.ts';
import { endDelegation } from './end-delegation.ts';
import { listDelegates } from './list-delegates.ts';
import { nameDelegate } from './name-delegate.ts';

const done = { result: true } as const;

/** Naming, accepting and ending; what a trusted person then does is bound with the deals. */
export function bindDelegates(bind: Bind, deps: Pick<Context, 'clock' | 'config' | 'events' | 'jobs'>): void {
  bind(endpoints.listDelegates, async ({ db, viewer }) => {
    const now = deps.clock.now();
    return {
      ...done,
      data: { now: now.toISOString(), ...(await listDelegates(db, viewer.userId, now)) },
    };
  });
  bind(endpoints.nameDelegate, async ({ db, body, ...call }) => {
    await nameDelegate(deps, db, actOf(call), body);
    return done;
  });
  bind(endpoints.acceptDelegation, async ({ db, params, ...call }) => {
    await acceptDelegation(deps, db, actOf(call), params.delegation);
    return done;
  });
  bind(endpoints.endDelegation, async ({ db, params, ...call }) => {
    await endDelegation(deps, db, actOf(call), params.delegation);
    return done;
  });
}

const actOf = (call: {
  readonly viewer: { readonly userId: number };
  readonly address: string;
  readonly requestId: string;
}): ActOf => ({ userId: call.viewer.userId, address: call.address, requestId: call.requestId });
