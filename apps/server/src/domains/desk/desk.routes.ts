import { personLog } from '@novosel/contract/desk/audit-endpoints.ts';
import { deskEndpoints as e } from '@novosel/contract/desk/endpoints.ts';
import { recordEscrow as recordEscrowEndpoint } from '@novosel/contract/desk/escrow-endpoints.ts';
import { moveDeal as moveEndpoint } from '@novosel/contract/desk/move-endpoints.ts';
import { openDealPaper } from '@novosel/contract/desk/papers-endpoints.ts';
import { deskPerson, findPeople as findPeopleEndpoint } from '@novosel/contract/desk/people-endpoints.ts';
import {
  agreeSchedule as agreeScheduleEndpoint,
  receiveInstallment as receiveInstallmentEndpoint,
} from '@novosel/contract/desk/schedule-endpoints.ts';
import { listStaff, roleTable, staffOne } from '@novosel/contract/desk/staff-endpoints.ts';
import {
  awaitedTransfers,
  confirmTransfer as confirmTransferEndpoint,
} from '@novosel/contract/desk/transfers-endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import type { Call } from '../../platform/http/call.ts';
import { ok } from '../../platform/http/ok.ts';
import {
  askRefundAgain,
  cancelByStaff,
  changeTerms,
  confirmCash,
  confirmTransfer,
  extendHold,
  refuseTerms,
  returnCash,
  returnOtherwise,
} from '../booking/public.ts';
import { agreeSchedule, moveDeal, receiveInstallment, recordEscrow } from '../deals/public.ts';
import { sendDownload } from '../documents/public.ts';
import { prepareListManagers } from '../managers/public.ts';
import { findPeople } from './find-people.ts';
import { listAudit } from './list-audit.ts';
import { openPaper } from './open-paper.ts';
import { readDeal } from './read-deal.ts';
import { readPerson } from './read-person.ts';
import { readPersonLog } from './read-person-log.ts';
import { readQueue } from './read-queue.ts';
import { readRoles, readStaff, readStaffOne } from './read-staff.ts';
import { readTransfers } from './read-transfers.ts';

type ActEndpoint =
  | typeof openDealPaper
  | typeof e.extendHold
  | typeof e.changeTerms
  | typeof e.refuseTerms
  | typeof e.cancelByStaff
  | typeof moveEndpoint
  | typeof agreeScheduleEndpoint
  | typeof receiveInstallmentEndpoint
  | typeof recordEscrowEndpoint
  | typeof e.confirmCash
  | typeof confirmTransferEndpoint
  | typeof e.returnCash
  | typeof e.askRefundAgain
  | typeof e.returnOtherwise;

const done = { result: true } as const;

/** Who acts on what, as the record of the act keeps it. */
const actOf = ({ params, viewer, address, requestId }: Call<ActEndpoint>) => ({
  bookingId: params.booking,
  staffId: viewer.userId,
  address,
  requestId,
});

export function bindDesk(
  bind: Bind,
  deps: Pick<
    Context,
    'clock' | 'db' | 'dealGuard' | 'events' | 'jobs' | 'scanner' | 'storage' | 'typesetter'
  >,
): void {
  const { clock } = deps;
  const managers = prepareListManagers(deps.db);
  bind(e.deskQueue, ({ db, query }) => readQueue(deps, db, query));
  bind(e.deskDeal, async ({ db, params, viewer }) =>
    ok(await readDeal({ clock, managersOf: managers(viewer.locale) }, db, params.booking, viewer)),
  );
  bind(e.extendHold, async (call) => {
    const { until, reason } = call.body;
    await extendHold(deps, call.db, { ...actOf(call), until: new Date(until), reason });
    return done;
  });
  bind(e.changeTerms, async (call) => {
    return ok({ offered: await changeTerms(deps, call.db, { ...actOf(call), ...call.body, at: call.at }) });
  });
  bind(e.refuseTerms, async (call) => {
    await refuseTerms(call.db, { ...actOf(call), at: call.at });
    return done;
  });
  bind(e.cancelByStaff, async (call) => {
    await cancelByStaff(deps, call.db, { ...actOf(call), reason: call.body.reason });
    return done;
  });
  bind(moveEndpoint, async (call) => {
    await moveDeal(deps, call.db, { ...actOf(call), ...call.body, roles: call.viewer.roles });
    return done;
  });
  bind(agreeScheduleEndpoint, async (call) => {
    await agreeSchedule(deps, call.db, { ...actOf(call), ...call.body, roles: call.viewer.roles });
    return done;
  });
  bind(receiveInstallmentEndpoint, async (call) => {
    await receiveInstallment(deps, call.db, { ...actOf(call), ...call.body, roles: call.viewer.roles });
    return done;
  });
  bind(recordEscrowEndpoint, async (call) => {
    await recordEscrow(deps, call.db, { ...actOf(call), account: call.body, roles: call.viewer.roles });
    return done;
  });
  bind(e.confirmCash, async (call) => {
    await confirmCash(deps, call.db, { ...actOf(call), ...call.body });
    return done;
  });
  bind(confirmTransferEndpoint, async (call) => {
    await confirmTransfer(deps, call.db, { ...actOf(call), ...call.body });
    return done;
  });
  bind(e.returnCash, async (call) => {
    await returnCash(deps, call.db, { ...actOf(call), ...call.body });
    return done;
  });
  bind(e.askRefundAgain, async (call) => {
    await askRefundAgain(deps, call.db, { ...actOf(call), ...call.body });
    return done;
  });
  bind(e.returnOtherwise, async (call) => {
    await returnOtherwise(deps, call.db, { ...actOf(call), ...call.body });
    return done;
  });
  bind(awaitedTransfers, ({ db, query }) => readTransfers(deps, db, query));
  bind(openDealPaper, async (call) =>
    sendDownload(call.reply, await openPaper(deps, call.db, actOf(call), call.params.document)),
  );
  bind(findPeopleEndpoint, ({ db, query }) => findPeople(deps, db, query));
  bind(deskPerson, ({ db, params }) => readPerson(deps, db, params.person));
  bind(personLog, ({ db, params, query, viewer, address, requestId }) =>
    readPersonLog(deps, db, {
      userId: params.person,
      before: query.before,
      staffId: viewer.userId,
      address,
      requestId,
    }),
  );
  bind(listStaff, ({ db }) => readStaff(deps, db));
  bind(staffOne, ({ db, params }) => readStaffOne(deps, db, params.person));
  bind(roleTable, () => readRoles());
  bind(e.auditLog, ({ db, query }) => listAudit(db, query));
}
