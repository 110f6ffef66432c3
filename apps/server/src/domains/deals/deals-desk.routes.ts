import { recordEscrow as recordEscrowEndpoint } from '@novosel/contract/desk/escrow-endpoints.ts';
import { moveDeal as moveEndpoint } from '@novosel/contract/desk/move-endpoints.ts';
import {
  agreeSchedule as agreeScheduleEndpoint,
  receiveInstallment as receiveInstallmentEndpoint,
} from '@novosel/contract/desk/schedule-endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { agreeSchedule } from './money/agree-schedule.ts';
import { receiveInstallment } from './money/receive-installment.ts';
import { recordEscrow } from './money/record-escrow.ts';
import { moveDeal } from './move-deal.ts';

const done = { result: true } as const;

/** What the desk records of a deal, of its price and of the account onto which that is paid. */
export function bindDealsDesk(
  bind: Bind,
  deps: Pick<Context, 'clock' | 'dealGuard' | 'events' | 'jobs'>,
): void {
  bind(moveEndpoint, async ({ db, act, params, body }) => {
    await moveDeal(deps, db, act, { dealId: params.deal, ...body });
    return done;
  });
  bind(agreeScheduleEndpoint, async ({ db, act, params, body }) => {
    await agreeSchedule(deps, db, act, { dealId: params.deal, ...body });
    return done;
  });
  bind(receiveInstallmentEndpoint, async ({ db, act, params, body }) => {
    await receiveInstallment(deps, db, act, { dealId: params.deal, ...body });
    return done;
  });
  bind(recordEscrowEndpoint, async ({ db, act, params, body }) => {
    await recordEscrow(deps, db, act, { dealId: params.deal, account: body });
    return done;
  });
}
