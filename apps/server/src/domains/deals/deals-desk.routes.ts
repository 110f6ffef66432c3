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
import { type DealStaffCall, dealStaffActOf } from './staff-act.ts';

const done = { result: true } as const;

const actOf = (call: DealStaffCall) => ({ ...dealStaffActOf(call), roles: call.viewer.roles });

/** What the desk records of a deal, of its price and of the account onto which that is paid. */
export function bindDealsDesk(
  bind: Bind,
  deps: Pick<Context, 'clock' | 'dealGuard' | 'events' | 'jobs'>,
): void {
  bind(moveEndpoint, async (call) => {
    await moveDeal(deps, call.db, { ...actOf(call), ...call.body });
    return done;
  });
  bind(agreeScheduleEndpoint, async (call) => {
    await agreeSchedule(deps, call.db, { ...actOf(call), ...call.body });
    return done;
  });
  bind(receiveInstallmentEndpoint, async (call) => {
    await receiveInstallment(deps, call.db, { ...actOf(call), ...call.body });
    return done;
  });
  bind(recordEscrowEndpoint, async (call) => {
    await recordEscrow(deps, call.db, { ...actOf(call), account: call.body });
    return done;
  });
}
