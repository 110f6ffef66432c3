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
import { refuseTerms } from './desk/terms-request.ts';

type Deps = Pick<Context, 'clock' | 'db' | 'dealGuard' | 'events' | 'jobs' | 'storage' | 'typesetter'>;

const done = { result: true } as const;

/** Acts of the desk on a booking and its fee. */
export function bindBookingDesk(bind: Bind, deps: Deps): void {
  bind(e.extendHold, async ({ db, act, params, body: { until, reason } }) => {
    await extendHold(deps, db, act, { bookingId: params.booking, until: new Date(until), reason });
    return done;
  });
  bind(e.changeTerms, async ({ db, act, params, body }) =>
    ok({ offered: await changeTerms(deps, db, act, { bookingId: params.booking, ...body }) }),
  );
  bind(e.refuseTerms, async ({ db, act, params }) => {
    await refuseTerms(db, act, params.booking);
    return done;
  });
  bind(e.cancelByStaff, async ({ db, act, params, body }) => {
    await cancelByStaff(deps, db, act, { bookingId: params.booking, ...body });
    return done;
  });
  bind(e.confirmCash, async ({ db, act, params, body }) => {
    await confirmCash(deps, db, act, { bookingId: params.booking, ...body });
    return done;
  });
  bind(confirmTransferEndpoint, async ({ db, act, params, body }) => {
    await confirmTransfer(deps, db, act, { bookingId: params.booking, ...body });
    return done;
  });
  bind(e.returnCash, async ({ db, act, params, body }) => {
    await returnCash(deps, db, act, { bookingId: params.booking, ...body });
    return done;
  });
  bind(e.askRefundAgain, async ({ db, act, params, body }) => {
    await askRefundAgain(deps, db, act, { bookingId: params.booking, ...body });
    return done;
  });
  bind(e.returnOtherwise, async ({ db, act, params, body }) => {
    await returnOtherwise(deps, db, act, { bookingId: params.booking, ...body });
    return done;
  });
}
