import { isoDay } from '@novosel/contract/time/time.ts';
import { AppError } from '../../../platform/app-error.ts';

/** Prices are planned for a day after this one (Moscow). @throws AppError VALIDATION with IMPORT_DAY */
export function demandAhead(validFrom: string, now: Date): void {
  if (validFrom <= isoDay(now)) throw new AppError('VALIDATION', { fields: { validFrom: ['IMPORT_DAY'] } });
}
