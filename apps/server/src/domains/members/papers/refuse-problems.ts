import type { PaperProblem } from '@novosel/contract/members/papers/papers-problems.ts';
import { AppError } from '../../../platform/app-error.ts';

/** @throws AppError VALIDATION at the fields, when there is a problem */
export function refuseProblems(problems: readonly PaperProblem[]): void {
  if (problems.length === 0) return;
  throw new AppError('VALIDATION', {
    fields: Object.fromEntries(problems.map(({ field, ...fault }) => [field, [fault]])),
  });
}
