import { powersDeskEndpoints as desk } from '@novosel/contract/delegates/desk-endpoints.ts';
import { givePower as giving } from '@novosel/contract/delegates/endpoints.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { findListed } from '../delegates/public.ts';
import { sendDownload } from '../documents/public.ts';
import { decidePower } from './decide-power.ts';
import { givePower } from './give-power.ts';
import { openPower, openPowerScan } from './open-power.ts';

const done = { result: true } as const;
/** Most waiting and accepted powers together. */
const listed = 200;

export function bindPowers(bind: Bind): void {
  bind(giving, async ({ db, act, params, body }) => {
    await givePower(db, act, params.delegation, body);
    return done;
  });
}

export function bindPowersDesk(
  bind: Bind,
  deps: Pick<Context, 'clock' | 'events' | 'scanner' | 'storage'>,
): void {
  bind(desk.waitingPowers, async ({ db }) => {
    const now = deps.clock.now();
    const rows = await findListed(db, now, isoDay(now), listed + 1);
    const items = rows.slice(0, listed).map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
    return ok({ now: now.toISOString(), items, more: rows.length > listed });
  });
  bind(desk.openPower, async ({ db, act, params }) =>
    ok({ now: deps.clock.now().toISOString(), power: await openPower(db, act, params.power) }),
  );
  bind(desk.openPowerScan, async ({ db, act, params, reply }) =>
    sendDownload(reply, await openPowerScan(deps, db, act, params)),
  );
  bind(desk.decidePower, async ({ db, act, params, body }) => {
    await decidePower(deps, db, act, params.power, body);
    return done;
  });
}
