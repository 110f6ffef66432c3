import { passportsDeskEndpoints as desk } from '@novosel/contract/passports/desk-endpoints.ts';
import { passportsEndpoints as own } from '@novosel/contract/passports/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { Bind } from '../../platform/http/bind.ts';
import type { Call } from '../../platform/http/call.ts';
import { ok } from '../../platform/http/ok.ts';
import { sendDownload } from '../documents/public.ts';
import { askPassportChange, withdrawPassportChange } from './ask-change.ts';
import { decidePassportChange } from './decide-change.ts';
import { decidePassport } from './decide-passport.ts';
import { glancePassport, openPassport, openPassportScan } from './open-passport.ts';
import { readOwnPassport } from './own-passport.ts';
import { findWaiting } from './passports.repo.ts';
import { saveOwnPassport } from './save-passport.ts';

const done = { result: true } as const;
const listed = 50;

export function bindPassports(bind: Bind, deps: Pick<Context, 'clock' | 'events'>): void {
  const visitOf = ({
    viewer,
    address,
    requestId,
  }: Pick<Call<typeof own.savePassport>, 'viewer' | 'address' | 'requestId'>) => ({
    userId: viewer.userId,
    address,
    requestId,
  });
  const answer = async (db: Executor, userId: number) => ok(await readOwnPassport(deps, db, userId));
  bind(own.getOwnPassport, ({ db, viewer }) => answer(db, viewer.userId));
  bind(own.savePassport, async ({ db, body, ...call }) => {
    await saveOwnPassport(deps, db, visitOf(call), body);
    return answer(db, call.viewer.userId);
  });
  bind(own.askPassportChange, async ({ db, body, ...call }) => {
    await askPassportChange(deps, db, visitOf(call), body);
    return answer(db, call.viewer.userId);
  });
  bind(own.withdrawPassportChange, async ({ db, ...call }) => {
    await withdrawPassportChange(deps, db, visitOf(call));
    return answer(db, call.viewer.userId);
  });
}

export function bindPassportsDesk(
  bind: Bind,
  deps: Pick<Context, 'clock' | 'events' | 'scanner' | 'storage'>,
): void {
  const visitOf = ({
    params,
    viewer,
    address,
    requestId,
  }: Pick<Call<typeof desk.decidePassport>, 'params' | 'viewer' | 'address' | 'requestId'>) => ({
    userId: params.person,
    staffId: viewer.userId,
    address,
    requestId,
  });
  const now = () => deps.clock.now().toISOString();
  bind(desk.waitingPassports, async ({ db }) => {
    const rows = await findWaiting(db, listed + 1);
    const items = rows.slice(0, listed).map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
    return ok({ now: now(), items, more: rows.length > listed });
  });
  bind(desk.glancePassport, async ({ db, params }) =>
    ok({ now: now(), passport: await glancePassport(db, params.person) }),
  );
  bind(desk.openPassport, async ({ db, ...call }) =>
    ok({ now: now(), file: await openPassport(deps, db, visitOf(call)) }),
  );
  bind(desk.openPassportScan, async ({ db, ...call }) =>
    sendDownload(call.reply, await openPassportScan(deps, db, visitOf(call), call.params.document)),
  );
  bind(desk.decidePassport, async ({ db, body, ...call }) => {
    await decidePassport(deps, db, visitOf(call), body);
    return done;
  });
  bind(desk.decidePassportChange, async ({ db, body, ...call }) => {
    await decidePassportChange(deps, db, visitOf(call), body);
    return done;
  });
}
