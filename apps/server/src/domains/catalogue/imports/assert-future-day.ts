import { isoDay } from '@novosel/contract/time/time.ts';
import { AppError } from '../../../platform/app-error.ts';

/**
 * The first day of planned prices must be in the future (Moscow).
 * @throws AppError VALIDATION with IMPORT_DAY
 */
export function assertFutureDay(validFrom: string, now: Date): void {
  if (validFrom <= isoDay(now)) throw new AppError('VALIDATION', { fields: { validFrom: ['IMPORT_DAY'] } });
}
