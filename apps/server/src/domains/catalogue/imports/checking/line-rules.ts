import { estateKinds } from '@novosel/contract/catalogue/codes.ts';
import type { ImportColumn, LineProblem } from '@novosel/contract/catalogue/desk/desk-rules.ts';
import type { StockRow } from '../imports.repo.ts';
import type { LineValues, Problem } from '../reading/read-line.ts';
import { isNamed } from './name-houses.ts';

type OfComplex = Pick<StockRow, 'complex' | 'complex_title'>;

/**
 * A price list of one complex is easily brought to another: a line is of the complex chosen, or of the one it
 * names.
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

/** What banks do not lend on and what has no windows. */
const places: readonly number[] = [estateKinds.parking, estateKinds.storage];
const ofHomes: Partial<Record<ImportColumn, LineProblem>> = {
  mortgage: 'mortgage-none',
  view: 'windowless',
  side: 'windowless',
};

/** What a column says of a kind that has no such thing. */
export function kindProblem(column: ImportColumn, kind: number): LineProblem | undefined {
  return places.includes(kind) ? ofHomes[column] : undefined;
}
