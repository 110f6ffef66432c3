import { estateKinds } from '@novosel/contract/catalogue/codes.ts';
import type { ImportColumn, LineProblem } from '@novosel/contract/catalogue/desk/desk-rules.ts';
import type { StockRow } from '../imports.repo.ts';
import type { LineValues, Problem } from '../reading/read-line.ts';
import { isNamed } from './name-houses.ts';

type OfComplex = Pick<StockRow, 'complex' | 'complex_title'>;

/**
 * A price list is easily applied to the wrong complex: every line must belong to the chosen one, or to the
 * one it names.
 */
export function complexProblems(
  { complex: named }: LineValues,
  chosen: number | undefined,
  of: OfComplex,
): Problem[] {
  if (named !== undefined && !isNamed(of, named)) return [{ column: 'complex', code: 'other-complex' }];
  if (chosen !== undefined) return chosen === of.complex ? [] : [{ column: null, code: 'other-complex' }];
  return named === undefined ? [{ column: 'complex', code: 'unnamed-complex' }] : [];
}

/** Kinds without mortgages and without windows. */
const places: readonly number[] = [estateKinds.parking, estateKinds.storage];
const ofHomes: Partial<Record<ImportColumn, LineProblem>> = {
  mortgage: 'mortgage-none',
  view: 'windowless',
  side: 'windowless',
};

/** The problem of a column that does not apply to a kind. */
export function kindProblem(column: ImportColumn, kind: number): LineProblem | undefined {
  return places.includes(kind) ? ofHomes[column] : undefined;
}
