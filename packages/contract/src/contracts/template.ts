import * as z from 'zod/mini';
import { form } from '../wire/schema.ts';

/** The terms that a reader sees apart from the text, in the order in which they are shown. */
export const keyTerms = ['price', 'term', 'area', 'escrow', 'penalty'] as const;
export type KeyTerm = (typeof keyTerms)[number];

/** Without one of these a contract is not concluded (214-FZ, article 4, parts 4 and 5, article 15.4). */
export const essentialTerms = ['object', 'term', 'price', 'payment', 'warranty', 'escrow'] as const;
export type EssentialTerm = (typeof essentialTerms)[number];

/** Longest texts of a template, in characters, and the largest number of its clauses. */
export const templateLimits = { clauses: 300, body: 8_000, title: 200, condition: 300 } as const;

const operand = String.raw`(?:[A-Za-z][\w-]*(?:\.[A-Za-z][\w-]*)*|"[^"{}%]*"|-?\d+)`;
const comparison = `${operand}(?: (?:==|!=|>=|<=|>|<|contains) ${operand})?`;
// Liquid reads «and» and «or» from the right without precedence, so a condition may not mix them.
const whenPattern = new RegExp(`^${comparison}(?:(?: and ${comparison})*|(?: or ${comparison})*)$`);

const id = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(templateLimits.title));
/** A condition of Liquid on the data: the clause is left out when it does not hold. */
const when = z.optional(z.string().check(z.maxLength(templateLimits.condition), z.regex(whenPattern)));

const heading = form({ kind: z.literal('heading'), id, title, when });

const clause = form({
  kind: z.literal('clause'),
  id,
  title: z.optional(title),
  /** Source of Liquid; each line is a paragraph. */
  body: z.string().check(z.trim(), z.minLength(1), z.maxLength(templateLimits.body)),
  when,
  keyTerm: z.optional(z.enum(keyTerms)),
  essential: z.optional(z.enum(essentialTerms)),
});
const templateClause = z.discriminatedUnion('kind', [heading, clause]);
export type TemplateClause = z.output<typeof templateClause>;

const startsWithHeading = z.check<readonly TemplateClause[]>(({ value, issues }) => {
  if (value[0]?.kind !== 'heading')
    issues.push({ code: 'custom', input: value, path: [0], params: { problem: 'headingFirst' } });
});

const idsOnce = z.check<readonly TemplateClause[]>(({ value, issues }) => {
  const seen = new Set<string>();
  for (const [at, clause] of value.entries()) {
    if (seen.has(clause.id))
      issues.push({ code: 'custom', input: clause.id, path: [at, 'id'], params: { problem: 'idTwice' } });
    seen.add(clause.id);
  }
});

/** A template of contracts: headings with their clauses in the order of the text. Numbers are computed. */
export const contractTemplate = form({
  code: id,
  /** Printed under the text and kept with the signature. */
  edition: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  clauses: z
    .array(templateClause)
    .check(z.minLength(1), z.maxLength(templateLimits.clauses), startsWithHeading, idsOnce),
});
export type ContractTemplate = z.output<typeof contractTemplate>;

/** A clause of a version as it is read. */
export const renderedClause = z.object({
  id: z.string(),
  kind: z.enum(['heading', 'clause']),
  /** «3» for a heading, «3.2» for a clause. */
  number: z.string(),
  title: z.nullable(z.string()),
  /** Paragraphs by lines; empty for a heading. */
  text: z.string(),
  keyTerm: z.nullable(z.enum(keyTerms)),
  essential: z.nullable(z.enum(essentialTerms)),
});
export type RenderedClause = z.output<typeof renderedClause>;
