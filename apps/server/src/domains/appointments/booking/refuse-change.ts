import { appointmentLimits } from '@novosel/contract/appointments/rules.ts';
import { AppError } from '../../../platform/app-error.ts';

interface Asked {
  readonly startsAt: Date;
  readonly moves: number;
  readonly at: Date;
}

type Rule = (change: {
  readonly startsAt: number;
  readonly now: number;
  readonly moves: number;
}) => 'VISIT_LATE' | 'VISIT_MOVES_SPENT' | null;

/** @throws AppError VISIT_LATE, VISIT_MOVES_SPENT as the rule says */
export function refuseChange(rule: Rule, { startsAt, moves, at }: Asked): void {
  const refusal = rule({ startsAt: startsAt.getTime(), now: at.getTime(), moves });
  const { changeHours: hours, moves: max } = appointmentLimits;
  if (refusal) throw new AppError(refusal, { params: refusal === 'VISIT_LATE' ? { hours } : { max } });
}
