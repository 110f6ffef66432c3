import * as z from 'zod/mini';
import { keyTerms, renderedClause } from './template.ts';

export const clauseChanges = ['same', 'changed', 'added', 'removed', 'moved'] as const;

const textSpan = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });
export type TextSpan = z.output<typeof textSpan>;

/** What became of a clause between two versions. */
const clauseChange = z.object({
  id: z.string(),
  change: z.enum(clauseChanges),
  /** True when its place among the clauses changed; its text may have changed too. */
  isMoved: z.boolean(),
  /** Null where it was added. */
  before: z.nullable(renderedClause),
  /** Null where it was removed. */
  after: z.nullable(renderedClause),
  /** Word-level spans of a changed clause, else empty. Without the added spans they give the earlier text. */
  spans: z.array(textSpan),
});
export type ClauseChange = z.output<typeof clauseChange>;

/** A key term in short, as both versions have it. */
const keyTermChange = z.object({
  term: z.enum(keyTerms),
  was: z.string(),
  became: z.string(),
  /** The short form or the text of one of its clauses differs. */
  isChanged: z.boolean(),
  /** Clauses of the term in either version. */
  clauseIds: z.array(z.string()),
});
export type KeyTermChange = z.output<typeof keyTermChange>;

/** Two versions compared: key terms first, then each clause in the order of the later version. */
export const versionChanges = z.object({
  keyTerms: z.array(keyTermChange),
  clauses: z.array(clauseChange),
});
export type VersionChanges = z.output<typeof versionChanges>;
