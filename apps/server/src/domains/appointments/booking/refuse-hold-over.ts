import { appointmentLimits } from '@novosel/contract/appointments/rules.ts';
import { AppError } from '../../../platform/app-error.ts';

/** The refusal of a time that is no longer kept. */
export const refuseHoldOver = (): AppError =>
  new AppError('SLOT_HOLD_OVER', { params: { minutes: appointmentLimits.holdMinutes } });
