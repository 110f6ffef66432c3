import type { decideMember } from '@novosel/contract/members/desk-endpoints.ts';
import type { deskReturnReasons, ReturnedField } from '@novosel/contract/members/papers/returns.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';

type DeskReturnReason = (typeof deskReturnReasons)[number];

/** The typed reason to return a document. */
export interface ReturnMark {
  readonly reason: DeskReturnReason | null;
  readonly note: string;
}

/** Marks of a member's documents; null where a mark was removed. */
export type ReturnMarks = Partial<Record<ReturnedField, ReturnMark | null>>;

type Findings = BodyOf<typeof decideMember>['findings'];

/** How many of these documents are marked for return. */
export const countMarked = (marks: ReturnMarks, fields: readonly ReturnedField[]): number =>
  fields.filter((field) => marks[field]).length;

/** The findings of these documents for the call; undefined while a marked one has no reason. */
export function findingsOf(marks: ReturnMarks, fields: readonly ReturnedField[]): Findings | undefined {
  const findings: Findings = [];
  for (const field of fields) {
    const mark = marks[field];
    if (!mark) continue;
    if (!mark.reason) return undefined;
    findings.push({ field, reason: mark.reason, note: mark.note.trim() });
  }
  return findings;
}
