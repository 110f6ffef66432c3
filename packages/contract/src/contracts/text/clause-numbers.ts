import type { TemplateClause } from '../template.ts';

export interface NumberedClause {
  readonly clause: TemplateClause;
  readonly number: string;
}

/** A heading without clauses after it has nothing to say. */
const isEmptyHeading = (clauses: readonly TemplateClause[], at: number): boolean =>
  clauses[at]?.kind === 'heading' && clauses[at + 1]?.kind !== 'clause';

/** Numbers the clauses that a contract keeps: «3» for a heading, «3.2» for the second clause after it. */
export function numberClauses(clauses: readonly TemplateClause[]): NumberedClause[] {
  let [heading, place] = [0, 0];
  return clauses
    .filter((_, at) => !isEmptyHeading(clauses, at))
    .map((clause) => {
      const isHeading = clause.kind === 'heading';
      heading += Number(isHeading);
      place = isHeading ? 0 : place + 1;
      return { clause, number: isHeading ? `${heading}` : `${heading}.${place}` };
    });
}
