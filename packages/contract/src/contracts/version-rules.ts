import type { StaffRole } from '../wire/endpoint.ts';

/**
 * The way of a version of a contract. `opened`: by a member; `questions`: one waits for its answer; `frozen`:
 * its bytes are kept for the signatures; `void`: a later version replaced it, or the lawyer withdrew it.
 */
export const versionStates = [
  'draft',
  'checked',
  'sent',
  'opened',
  'questions',
  'agreed',
  'frozen',
  'void',
] as const;
export type VersionState = (typeof versionStates)[number];

export const versionEvents = [
  'check',
  'rework',
  'send',
  'open',
  'ask',
  'settle-questions',
  'agree',
  'agree-last',
  'freeze',
  'replace',
  'withdraw',
] as const;
export type VersionEvent = (typeof versionEvents)[number];

/** What else must hold for a move. */
type VersionGuard = 'no-findings' | 'no-open-questions' | 'no-newer-version';

interface VersionMove {
  readonly from: VersionState;
  readonly event: VersionEvent;
  readonly to: VersionState;
  /** Whose act it is: `system` follows from other acts. */
  readonly actor: 'member' | 'staff' | 'system';
  /** Who at the desk does it; nobody where it is the act of a member or of the system. */
  readonly roles: readonly StaffRole[];
  readonly guards: readonly VersionGuard[];
}

/** Who writes contracts and templates, answers questions and promises days. */
export const contractRoles = ['lawyer', 'admin'] as const satisfies readonly StaffRole[];

const move = (
  from: VersionState,
  event: VersionEvent,
  to: VersionState,
  actor: VersionMove['actor'],
  ...guards: VersionGuard[]
): VersionMove => ({ from, event, to, actor, roles: actor === 'staff' ? contractRoles : [], guards });

const sent = ['sent', 'opened', 'questions', 'agreed', 'frozen'] as const;

/** The way of a version as one table: the server decides by it, pages show by it. */
export const versionFlow: readonly VersionMove[] = [
  move('draft', 'check', 'checked', 'staff', 'no-findings'),
  move('checked', 'rework', 'draft', 'staff'),
  // Facts of the deal may have changed since it was checked.
  move('checked', 'send', 'sent', 'staff', 'no-findings'),
  move('sent', 'open', 'opened', 'member'),
  ...(['opened', 'questions'] as const).map((place) => move(place, 'open', place, 'member')),
  move('opened', 'ask', 'questions', 'member'),
  move('questions', 'ask', 'questions', 'member'),
  move('questions', 'settle-questions', 'opened', 'system', 'no-open-questions'),
  move('opened', 'agree', 'opened', 'member', 'no-open-questions', 'no-newer-version'),
  move('opened', 'agree-last', 'agreed', 'member', 'no-open-questions', 'no-newer-version'),
  move('agreed', 'freeze', 'frozen', 'system', 'no-newer-version'),
  ...sent.map((from) => move(from, 'replace', 'void', 'system')),
  ...(['draft', 'checked'] as const).map((from) => move(from, 'withdraw', 'void', 'staff')),
];

export interface VersionFacts {
  /** What the automatic checks find now. */
  readonly findings: number;
  readonly openQuestions: number;
  /** Another version was begun after it and is not withdrawn. */
  readonly hasNewer: boolean;
}

/** Why an event cannot happen now. */
export type VersionRefusal = 'state-wrong' | 'role-denied' | 'findings' | 'question-open' | 'newer-version';

type VersionDecision =
  | { readonly allowed: true; readonly move: VersionMove }
  | { readonly allowed: false; readonly why: VersionRefusal };

const refusalOf = (guard: VersionGuard, facts: VersionFacts): VersionRefusal | undefined => {
  switch (guard) {
    case 'no-findings':
      return facts.findings > 0 ? 'findings' : undefined;
    case 'no-open-questions':
      return facts.openQuestions > 0 ? 'question-open' : undefined;
    case 'no-newer-version':
      return facts.hasNewer ? 'newer-version' : undefined;
  }
};

/**
 * Whether an event may happen to a version, and where it leads.
 * @param roles of whoever acts; empty for a member and the system
 */
export function decideVersion(
  from: VersionState,
  event: VersionEvent,
  roles: readonly StaffRole[],
  facts: VersionFacts,
): VersionDecision {
  const found = versionFlow.find((row) => row.from === from && row.event === event);
  if (!found) return { allowed: false, why: 'state-wrong' };
  const may = found.actor !== 'staff' || found.roles.some((role) => roles.includes(role));
  if (!may) return { allowed: false, why: 'role-denied' };
  const why = found.guards.map((guard) => refusalOf(guard, facts)).find((refusal) => refusal !== undefined);
  return why ? { allowed: false, why } : { allowed: true, move: found };
}
