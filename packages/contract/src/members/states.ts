/**
 * States of a member of a deal, as one table: the server decides by it, pages show by it. `checking`: the
 * desk has opened the papers.
 */
export const memberStates = [
  'invited',
  'joined',
  'filling',
  'sent',
  'checking',
  'returned',
  'ready',
  'refused',
] as const;
export type MemberState = (typeof memberStates)[number];

export const memberEvents = [
  'join',
  'consent',
  'send',
  'open',
  'accept',
  'return',
  'renew',
  'withdraw',
  'refuse',
] as const;
export type MemberEvent = (typeof memberEvents)[number];

interface MemberMove {
  readonly from: readonly MemberState[];
  readonly event: MemberEvent;
  readonly to: MemberState;
}

const moves: readonly MemberMove[] = [
  { from: ['invited'], event: 'join', to: 'joined' },
  { from: ['joined'], event: 'consent', to: 'filling' },
  // Papers may be corrected until the desk opens them.
  { from: ['filling', 'sent', 'returned'], event: 'send', to: 'sent' },
  { from: ['sent'], event: 'open', to: 'checking' },
  { from: ['checking'], event: 'accept', to: 'ready' },
  // The clock returns an expired paper, or papers at an age at which another person signs.
  { from: ['checking', 'sent', 'ready'], event: 'return', to: 'returned' },
  // A passport was replaced after it was sent.
  { from: ['checking', 'ready'], event: 'renew', to: 'sent' },
  // The papers may not be used without a new consent; the entered data stay.
  { from: ['filling', 'sent', 'checking', 'returned', 'ready'], event: 'withdraw', to: 'joined' },
  {
    from: ['invited', 'joined', 'filling', 'sent', 'checking', 'returned', 'ready'],
    event: 'refuse',
    to: 'refused',
  },
];

/** @returns the state after an event; undefined where it cannot happen */
export const memberAfter = (state: MemberState, event: MemberEvent): MemberState | undefined =>
  moves.find((move) => move.event === event && move.from.includes(state))?.to;

const unfinished: readonly MemberState[] = ['invited', 'joined', 'filling', 'refused'];

/** What the members of a deal wait for: each other, returned papers, the desk, or nothing. */
export type MembersWait = 'members' | 'member-documents' | 'members-check' | 'nothing';

/** @param fits whether the owners fit the kind of ownership @param states of all members */
export function membersWait(fits: boolean, states: readonly MemberState[]): MembersWait {
  if (!fits || states.some((state) => unfinished.includes(state))) return 'members';
  if (states.includes('returned')) return 'member-documents';
  return states.every((state) => state === 'ready') ? 'nothing' : 'members-check';
}
