import { passportsDeskEndpoints as desk } from '@novosel/contract/passports/desk-endpoints.ts';
import { passportsEndpoints as own } from '@novosel/contract/passports/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { Bind } from '../../platform/http/bind.ts';
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
  const answer = async (db: Executor, userId: number) => ok(await readOwnPassport(deps, db, userId));
  bind(own.getOwnPassport, ({ db, viewer }) => answer(db, viewer.userId));
  bind(own.savePassport, async ({ db, act, body }) => {
    await saveOwnPassport(deps, db, act, body);
    return answer(db, act.actor.id);
  });
  bind(own.askPassportChange, async ({ db, act, body }) => {
    await askPassportChange(db, act, body);
    return answer(db, act.actor.id);
  });
  bind(own.withdrawPassportChange, async ({ db, act }) => {
    await withdrawPassportChange(db, act);
    return answer(db, act.actor.id);
  });
}

export function bindPassportsDesk(
  bind: Bind,
  deps: Pick<Context, 'clock' | 'events' | 'scanner' | 'storage'>,
): void {
  const now = () => deps.clock.now().toISOString();
  bind(desk.waitingPassports, async ({ db }) => {
    const rows = await findWaiting(db, listed + 1);
    const items = rows.slice(0, listed).map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
    return ok({ now: now(), items, more: rows.length > listed });
  });
  bind(desk.glancePassport, async ({ db, params }) =>
    ok({ now: now(), passport: await glancePassport(db, params.person) }),
  );
  bind(desk.openPassport, async ({ db, act, params }) =>
    ok({ now: now(), file: await openPassport(db, act, params.person) }),
  );
  bind(desk.openPassportScan, async ({ db, act, params: { person, document }, reply }) =>
    sendDownload(reply, await openPassportScan(deps, db, act, { userId: person, document })),
  );
  bind(desk.decidePassport, async ({ db, act, params, body }) => {
    await decidePassport(deps, db, act, params.person, body);
    return done;
  });
  bind(desk.decidePassportChange, async ({ db, act, params, body }) => {
    await decidePassportChange(deps, db, act, params.person, body);
    return done;
  });
}
