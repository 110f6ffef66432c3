import { powersDeskEndpoints as desk } from '@novosel/contract/delegates/desk-endpoints.ts';
import { givePower as giving } from '@novosel/contract/delegates/endpoints.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import type { Call } from '../../platform/http/call.ts';
import { ok } from '../../platform/http/ok.ts';
import { findListed } from '../delegates/public.ts';
import { sendDownload } from '../documents/public.ts';
import { decidePower } from './decide-power.ts';
import { givePower } from './give-power.ts';
import { openPower, openPowerScan } from './open-power.ts';

const done = { result: true } as const;
/** Waiting ones and those in force together. */
const listed = 200;

export function bindPowers(bind: Bind, deps: Pick<Context, 'clock'>): void {
  bind(giving, async ({ db, viewer: { userId }, params, body, address, requestId }) => {
    await givePower(deps, db, { userId, address, requestId }, params.delegation, body);
    return done;
  });
}

export function bindPowersDesk(
  bind: Bind,
  deps: Pick<Context, 'clock' | 'events' | 'scanner' | 'storage'>,
): void {
  const visitOf = ({
    params,
    viewer,
    address,
    requestId,
  }: Pick<Call<typeof desk.decidePower>, 'params' | 'viewer' | 'address' | 'requestId'>) => ({
    power: params.power,
    staffId: viewer.userId,
    address,
    requestId,
  });
  bind(desk.waitingPowers, async ({ db }) => {
    const now = deps.clock.now();
    const rows = await findListed(db, now, isoDay(now), listed + 1);
    const items = rows.slice(0, listed).map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
    return ok({ now: now.toISOString(), items, more: rows.length > listed });
  });
  bind(desk.openPower, async ({ db, ...call }) =>
    ok({ now: deps.clock.now().toISOString(), power: await openPower(deps, db, visitOf(call)) }),
  );
  bind(desk.openPowerScan, async ({ db, ...call }) =>
    sendDownload(call.reply, await openPowerScan(deps, db, visitOf(call), call.params.document)),
  );
  bind(desk.decidePower, async ({ db, body, ...call }) => {
    await decidePower(deps, db, visitOf(call), body);
    return done;
  });
}
