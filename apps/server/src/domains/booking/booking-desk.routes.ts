import { deskEndpoints as e } from '@novosel/contract/desk/endpoints.ts';
import { confirmTransfer as confirmTransferEndpoint } from '@novosel/contract/desk/transfers-endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { askRefundAgain } from './desk/ask-refund-again.ts';
import { cancelByStaff } from './desk/cancel-by-staff.ts';
import { changeTerms } from './desk/change-terms.ts';
import { confirmCash } from './desk/confirm-cash.ts';
import { confirmTransfer } from './desk/confirm-transfer.ts';
import { extendHold } from './desk/extend-hold.ts';
import { returnCash } from './desk/return-cash.ts';
import { returnOtherwise } from './desk/return-otherwise.ts';
import { staffActOf } from './desk/staff-act.ts';
import { refuseTerms } from './desk/terms-request.ts';

type Deps = Pick<Context, 'clock' | 'db' | 'dealGuard' | 'events' | 'jobs' | 'storage' | 'typesetter'>;

const done = { result: true } as const;

/** What the desk does of a booking and of its fee. */
export function bindBookingDesk(bind: Bind, deps: Deps): void {
  bind(e.extendHold, async (call) => {
    const { until, reason } = call.body;
    await extendHold(deps, call.db, { ...staffActOf(call), until: new Date(until), reason });
    return done;
  });
  bind(e.changeTerms, async (call) => {
    const act = { ...staffActOf(call), ...call.body, at: call.at };
    return ok({ offered: await changeTerms(deps, call.db, act) });
  });
  bind(e.refuseTerms, async (call) => {
    await refuseTerms(call.db, { ...staffActOf(call), at: call.at });
    return done;
  });
  bind(e.cancelByStaff, async (call) => {
    await cancelByStaff(deps, call.db, { ...staffActOf(call), reason: call.body.reason });
    return done;
  });
  bind(e.confirmCash, async (call) => {
    await confirmCash(deps, call.db, { ...staffActOf(call), ...call.body });
    return done;
  });
  bind(confirmTransferEndpoint, async (call) => {
    await confirmTransfer(deps, call.db, { ...staffActOf(call), ...call.body });
    return done;
  });
  bind(e.returnCash, async (call) => {
    await returnCash(deps, call.db, { ...staffActOf(call), ...call.body });
    return done;
  });
  bind(e.askRefundAgain, async (call) => {
    await askRefundAgain(deps, call.db, { ...staffActOf(call), ...call.body });
    return done;
  });
  bind(e.returnOtherwise, async (call) => {
    await returnOtherwise(deps, call.db, { ...staffActOf(call), ...call.body });
    return done;
  });
}
