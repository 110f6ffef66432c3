import type { ContractData } from '../contract-data.ts';
import type { ContractTemplate, RenderedClause, TemplateClause } from '../template.ts';
import { type TemplateProblem, templateProblemPhrase } from '../template-problems.ts';
import { type NumberedClause, numberClauses } from './clause-numbers.ts';
import { holds, writeSource } from './engine.ts';
import { findProblem } from './find-problem.ts';
import { paperScope } from './paper-scope.ts';

/** Longest text of a whole contract, in characters. */
const longest = 600_000;

/** A template that cannot give a text for this data, with all its problems. */
export class ContractTextError extends Error {
  readonly problems: readonly TemplateProblem[];
  constructor(problems: readonly TemplateProblem[]) {
    super(problems.map((problem) => templateProblemPhrase(problem, 'en')).join(' '));
    this.problems = problems;
  }
}

/** Collects problems instead of stopping at the first one. */
class Findings {
  readonly problems: TemplateProblem[] = [];
  attempt<Value>(clauseId: string, act: () => Value, otherwise: Value): Value {
    try {
      return act();
    } catch (error) {
      this.problems.push(findProblem(error, clauseId));
      return otherwise;
    }
  }
  add(code: TemplateProblem['code'], clauseId: string): void {
    this.problems.push({ code, clauseId, placeholder: '' });
  }
}

/** Paragraphs by lines, with single spaces, and one point where a sentence ends with «г.» or «руб.». */
const tidied = (text: string): string =>
  text
    .replace(/(?<=\u00a0(?:г|руб))\.\./g, '.')
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');

/**
 * The text of a contract: clauses whose conditions hold, numbered in their order. The same template and data
 * give the same text.
 * @throws ContractTextError with every clause and placeholder that is wrong
 */
export function renderContract(template: ContractTemplate, data: ContractData): RenderedClause[] {
  const scope = paperScope(data);
  const found = new Findings();
  const numbered = numberClauses(keptClauses(template, scope, found));
  const clauses = Object.fromEntries(numbered.map(({ clause, number }) => [clause.id, number]));
  const texts = renderTexts(numbered, { ...scope, clauses }, found);
  if (found.problems.length > 0) throw new ContractTextError(found.problems);
  return numbered.map(({ clause, number }, at) => rendered(clause, number, texts[at] ?? ''));
}

/** Clauses whose conditions hold; those of a heading that is left out go with it. */
function keptClauses({ clauses }: ContractTemplate, scope: object, found: Findings): TemplateClause[] {
  let isUnderKept = true;
  return clauses.filter(({ id, kind, when }) => {
    const isKept = when === undefined || found.attempt(id, () => holds(when, scope), false);
    if (kind === 'heading') isUnderKept = isKept;
    return isKept && isUnderKept;
  });
}

function renderTexts(numbered: readonly NumberedClause[], scope: object, found: Findings): string[] {
  let left = longest;
  return numbered.map(({ clause }) => {
    if (clause.kind === 'heading' || left < 0) return '';
    const text = found.attempt(clause.id, () => tidied(writeSource(clause.body, scope)), undefined);
    if (text === '') found.add('placeholder-empty', clause.id);
    left -= text?.length ?? 0;
    if (left < 0) found.add('too-long', clause.id);
    return text ?? '';
  });
}

const rendered = (clause: TemplateClause, number: string, text: string): RenderedClause => ({
  id: clause.id,
  kind: clause.kind,
  number,
  title: clause.title ?? null,
  text,
  keyTerm: (clause.kind === 'clause' && clause.keyTerm) || null,
  essential: (clause.kind === 'clause' && clause.essential) || null,
});
