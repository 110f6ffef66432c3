import type { RequestState } from '@novosel/contract/signatures/rounds.ts';
import type { DeskSigning, SigningSignerView } from '@novosel/contract/signatures/schema.ts';

/** `due`: his turn, and nothing is asked of him yet; `later`: others sign before him; `none`: it is over. */
export type LineState = RequestState | 'due' | 'later' | 'none';

const withAdvice: readonly LineState[] = [
  'due',
  'sent',
  'unclear',
  'waiting',
  'opened',
  'declined',
  'expired',
  'lost',
  'broken',
  'late',
];

/** Whether the desk or the signer can do something about a line in this state. */
export const hasAdvice = (state: LineState): boolean => withAdvice.includes(state);

/** The state of a line: of its last request, or why there is none. */
export function lineState(
  { state, side }: Pick<SigningSignerView, 'state' | 'side'>,
  signing: Pick<DeskSigning, 'state' | 'side'>,
): LineState {
  if (state !== null) return state;
  if (signing.state !== 'open') return 'none';
  return side === signing.side ? 'due' : 'later';
}
