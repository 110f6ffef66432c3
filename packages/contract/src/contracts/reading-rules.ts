import type { ClauseChange } from './changes.ts';
import { type ClauseQuestion, holdingQuestions } from './questions-rules.ts';
import type { RenderedClause } from './template.ts';
import type { VersionState } from './version-rules.ts';

/** What a member has done with a version. */
export interface MemberReading {
  readonly memberId: string;
  readonly hasOpened: boolean;
  /** Clauses that were shown to the member in this version. */
  readonly readIds: readonly string[];
  readonly hasAgreed: boolean;
}

export interface ContractVersionRecord {
  /** From 1 in the order in which versions were made. */
  readonly number: number;
  readonly state: VersionState;
  readonly readings: readonly MemberReading[];
}

/**
 * Clauses that a member has to read before he agrees: all of them, or what has changed since the last version
 * that he read whole. A clause that was removed is read as well.
 * @param changes since that version; null when he has read none whole
 */
export const clausesToRead = (
  clauses: readonly RenderedClause[],
  changes: readonly ClauseChange[] | null,
): string[] =>
  changes === null
    ? clauses.filter(({ kind }) => kind === 'clause').map(({ id }) => id)
    : changes.filter(({ change }) => change !== 'same').map(({ id }) => id);

/** Clauses of those to read that a member has not read. */
export const unreadClauses = (toRead: readonly string[], { readIds }: MemberReading): string[] =>
  toRead.filter((id) => !readIds.includes(id));

export interface AgreementPosition {
  readonly state: VersionState;
  readonly reading: MemberReading;
  readonly toRead: readonly string[];
  /** Of all members at this version. */
  readonly questions: readonly ClauseQuestion[];
}

/** Why a member cannot agree to a version now. */
export type AgreementRefusal =
  | 'version-closed'
  | 'agreed-already'
  | 'not-opened'
  | 'not-read'
  | 'question-open';

const isReadable = (state: VersionState): boolean =>
  state === 'sent' || state === 'opened' || state === 'questions';

/** Undefined when nothing holds the agreement; a question at any clause holds that of every member. */
export function agreementRefusal(position: AgreementPosition): AgreementRefusal | undefined {
  const { state, reading, toRead, questions } = position;
  if (!isReadable(state)) return 'version-closed';
  if (reading.hasAgreed) return 'agreed-already';
  if (!reading.hasOpened) return 'not-opened';
  if (unreadClauses(toRead, reading).length > 0) return 'not-read';
  return holdingQuestions(questions).length > 0 ? 'question-open' : undefined;
}

/** Which event the agreement of a member is: the last one makes the version agreed. */
export const agreementEvent = (
  readings: readonly MemberReading[],
  memberId: string,
): 'agree' | 'agree-last' =>
  readings.every((one) => one.hasAgreed || one.memberId === memberId) ? 'agree-last' : 'agree';

const fresh = (memberId: string): MemberReading => ({
  memberId,
  hasOpened: false,
  readIds: [],
  hasAgreed: false,
});

/**
 * Returns the versions after a new one is sent. Earlier versions become void and keep their readings and
 * agreements as history; the new version has none.
 */
export const afterSending = (
  versions: readonly ContractVersionRecord[],
  memberIds: readonly string[],
): ContractVersionRecord[] => [
  ...versions.map((one): ContractVersionRecord => ({ ...one, state: 'void' })),
  {
    number: Math.max(0, ...versions.map(({ number }) => number)) + 1,
    state: 'sent',
    readings: memberIds.map(fresh),
  },
];

/** Members whose agreement counts: those of the one version that is not void. */
export const agreedMembers = (versions: readonly ContractVersionRecord[]): string[] =>
  versions
    .filter(({ state }) => state !== 'void')
    .flatMap(({ readings }) => readings.filter(({ hasAgreed }) => hasAgreed))
    .map(({ memberId }) => memberId);
