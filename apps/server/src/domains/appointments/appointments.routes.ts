import { appointmentsDeskEndpoints as desk } from '@novosel/contract/appointments/desk-endpoints.ts';
import { appointmentsEndpoints as own } from '@novosel/contract/appointments/endpoints.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { cancelAppointment } from './booking/cancel-appointment.ts';
import { choosePaper } from './booking/choose-paper.ts';
import { holdSlot } from './booking/hold-slot.ts';
import { makeAppointment } from './booking/make-appointment.ts';
import { listSlots, readAppointment } from './booking/read-appointment.ts';
import { listAppointments } from './desk/list-appointments.ts';
import { markAppointment } from './desk/mark-appointment.ts';
import { blockTime, saveHost, saveOffice, unblockTime } from './desk/save-office.ts';

export function bindAppointments(bind: Bind, deps: Pick<Context, 'clock' | 'events'>): void {
  const answer = async (db: Executor, act: BuyerAct, estateId: number) =>
    ok(await readAppointment(db, act, estateId));
  bind(own.getAppointment, ({ db, act, params }) => answer(db, act, params.estate));
  bind(own.listSlots, async ({ db, act, params, query }) =>
    ok(await listSlots(db, act, { estateId: params.estate, ...query })),
  );
  bind(own.choosePaper, async ({ db, act, params: { estate } }) => {
    await choosePaper(deps, db, act, estate);
    return answer(db, act, estate);
  });
  bind(own.holdSlot, async ({ db, act, params: { estate }, body }) => {
    await holdSlot(db, act, { estateId: estate, ...body });
    return answer(db, act, estate);
  });
  bind(own.makeAppointment, async ({ db, act, params: { estate }, body }) => {
    await makeAppointment(deps, db, act, { estateId: estate, ...body });
    return answer(db, act, estate);
  });
  bind(own.cancelAppointment, async ({ db, act, params: { estate }, body }) => {
    await cancelAppointment(deps, db, act, { estateId: estate, ...body });
    return answer(db, act, estate);
  });
}

const done = { result: true } as const;

export function bindAppointmentsDesk(
  bind: Bind,
  deps: Pick<Context, 'clock' | 'dealGuard' | 'events' | 'jobs'>,
): void {
  bind(desk.listAppointments, async ({ db, act, query }) => ok(await listAppointments(db, act, query.from)));
  bind(desk.markAppointment, async ({ db, act, params, body }) => {
    await markAppointment(deps, db, act, { ...params, ...body });
    return done;
  });
  bind(desk.saveOffice, async ({ db, act, body }) => {
    await saveOffice(db, act, body);
    return done;
  });
  bind(desk.saveHost, async ({ db, act, params, body: { host, ...form } }) => {
    await saveHost(db, act, { officeId: params.office, hostId: host, ...form });
    return done;
  });
  bind(desk.blockTime, async ({ db, act, params, body }) => {
    await blockTime(db, act, { ...params, ...body });
    return done;
  });
  bind(desk.unblockTime, async ({ db, act, params }) => {
    await unblockTime(db, act, params.block);
    return done;
  });
}
