import { isOpenRequest, type RequestState } from '@novosel/contract/signatures/rounds.ts';
import type { SigningSignerView, SigningView } from '@novosel/contract/signatures/schema.ts';

/**
 * What a signing is for its reader. `again`: his request has ended without a signature; `others`: he has
 * signed, other members have not; `watch`: he does not sign; `counter`: the bank or the developer signs;
 * `over`: the term of the members has passed; `left`: the deal has gone another way.
 */
export type Standing =
  | 'paper_only'
  | 'no_certificate'
  | 'unfit'
  | 'ready'
  | 'again'
  | 'asked'
  | 'others'
  | 'watch'
  | 'counter'
  | 'over'
  | 'done'
  | 'stopped'
  | 'left';

/** The part of a signing on which it depends. */
export type Seen = Pick<
  SigningView,
  'now' | 'until' | 'state' | 'side' | 'paperOnly' | 'signers' | 'mine' | 'stopped'
>;

export function standingOf(view: Seen): Standing {
  const { state, stopped, paperOnly, side } = view;
  if (state === 'done') return 'done';
  if (state === 'stopped') return stopped ? 'stopped' : 'left';
  if (paperOnly.length > 0) return 'paper_only';
  if (side !== 'members') return 'counter';
  return memberStanding(view);
}

function memberStanding({ mine, signers, now, until }: Seen): Standing {
  if (!mine) return 'watch';
  if (signers.some(({ me, signedAt }) => me && signedAt)) return 'others';
  const { request, certificates } = mine;
  if (request && isOpenRequest(request.state)) return 'asked';
  if (now >= until) return 'over';
  if (certificates.length === 0) return 'no_certificate';
  if (certificates.every(({ problems }) => problems.length > 0)) return 'unfit';
  return request && endOf(request.state) ? 'again' : 'ready';
}

/** How a request ended without a signature. */
export type RequestEnd = 'declined' | 'expired' | 'lost' | 'broken' | 'late';
const ends: readonly RequestState[] = ['declined', 'expired', 'lost', 'broken', 'late'];
const isEnd = (state: RequestState): state is RequestEnd => ends.includes(state);

/** The end of a request; undefined while it waits, and for one that was signed or stopped. */
export const endOf = (state: RequestState): RequestEnd | undefined => (isEnd(state) ? state : undefined);

/** Whether the reader may send the paper to his app now. */
export const maySign = (standing: Standing): boolean => standing === 'ready' || standing === 'again';

/** Whether the reader may refuse to sign, for everybody. */
export const mayRefuse = ({ state, mine }: Pick<Seen, 'state' | 'mine'>): boolean =>
  state === 'open' && mine !== null;

/** Who is awaited now. */
export const awaitedOf = ({ side, signers }: Pick<Seen, 'side' | 'signers'>): SigningSignerView[] =>
  signers.filter((signer) => signer.side === side && !signer.signedAt);
