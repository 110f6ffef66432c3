import { describe, expect, it } from 'vitest';
import {
  afterServiceAct,
  buyerActs,
  deskActsAt,
  isOver,
  type RequestState,
  requestStates,
  type ServiceAct,
  serviceMoves,
  turnAt,
} from './rules.ts';

const acts = Object.keys(serviceMoves) as ServiceAct[];
const open = requestStates.filter((state) => !isOver(state));
const next = (state: RequestState) => acts.flatMap((act) => afterServiceAct(state, act) ?? []);

/** All states that can be reached from one. */
function reachable(from: RequestState): ReadonlySet<RequestState> {
  const found = new Set<RequestState>();
  const ahead = [from];
  for (let state = ahead.pop(); state; state = ahead.pop()) {
    for (const to of next(state)) {
      if (found.has(to)) continue;
      found.add(to);
      ahead.push(to);
    }
  }
  return found;
}

describe('the way of a request', () => {
  it('[S3-83] leads from every open state to the result, and from none that is over', () => {
    for (const state of open) expect([state, reachable(state).has('688')]).toEqual([state, true]);
    for (const state of requestStates.filter(isOver)) expect([state, next(state)]).toEqual([state, []]);
  });

  it('can be left by the buyer, and ends with its deal, in every open state', () => {
    for (const state of open) {
      expect([state, afterServiceAct(state, 'withdraw')]).toEqual([state, 'withdrawn']);
      expect([state, afterServiceAct(state, 'end')]).toEqual([state, 'declined']);
    }
  });

  it('gives whoever has the turn something to do besides leaving', () => {
    for (const state of open) {
      const own = buyerActs.filter((act) => act !== 'withdraw' && afterServiceAct(state, act));
      const able = turnAt(state) === 'buyer' ? own : deskActsAt(state);
      expect([state, able.length > 0]).toEqual([state, true]);
    }
    expect(deskActsAt('draft')).toEqual([]);
  });
});
