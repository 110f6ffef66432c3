/**
 * States of a member of a deal, as one table that the server decides by and the pages read.
 * `checking`: the desk has opened what was sent.
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
  // What the desk has not opened yet may still be corrected.
  { from: ['filling', 'sent', 'returned'], event: 'send', to: 'sent' },
  { from: ['sent'], event: 'open', to: 'checking' },
  { from: ['checking'], event: 'accept', to: 'ready' },
  // A paper that has run out, or an age that changes the signer, is returned by the clock.
  { from: ['checking', 'sent', 'ready'], event: 'return', to: 'returned' },
  // A passport was replaced after it was sent.
  { from: ['checking', 'ready'], event: 'renew', to: 'sent' },
  // Consents anew before anything is done with the papers again; what was filled in stays.
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

/** What the members of a deal wait for: each other, papers that came back, the desk, or nothing. */
export type MembersWait = 'members' | 'member-documents' | 'members-check' | 'nothing';

/**
 * @param fits whether the owners are as the kind of ownership needs them
 * @param states of everybody who takes part
 */
export function membersWait(fits: boolean, states: readonly MemberState[]): MembersWait {
  if (!fits || states.some((state) => unfinished.includes(state))) return 'members';
  if (states.includes('returned')) return 'member-documents';
  return states.every((state) => state === 'ready') ? 'nothing' : 'members-check';
}
