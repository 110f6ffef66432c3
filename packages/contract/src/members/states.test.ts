import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MemberState, memberAfter, memberEvents, memberStates, membersWait } from './states.ts';

/** Every change of a state, written independently of the table. */
const changes = [
  'invited join joined',
  'invited refuse refused',
  'joined consent filling',
  'joined refuse refused',
  'filling send sent',
  'filling refuse refused',
  'filling withdraw joined',
  'sent send sent',
  'sent open checking',
  'sent return returned',
  'sent refuse refused',
  'sent withdraw joined',
  'checking accept ready',
  'checking return returned',
  'checking renew sent',
  'checking refuse refused',
  'checking withdraw joined',
  'returned send sent',
  'returned refuse refused',
  'returned withdraw joined',
  'ready return returned',
  'ready renew sent',
  'ready refuse refused',
  'ready withdraw joined',
];

describe('states of a member', () => {
  test('every pair of a state and an event leads where it is written, or nowhere', () => {
    const table = memberStates.flatMap((from) =>
      memberEvents.flatMap((event) => {
        const to = memberAfter(from, event);
        return to ? [`${from} ${event} ${to}`] : [];
      }),
    );
    expect(table.sort()).toEqual([...changes].sort());
  });

  test('nobody is ready without having joined, consented, sent and been opened by the desk', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...memberEvents), { maxLength: 30 }), (events) => {
        const done: string[] = [];
        let state: MemberState = 'invited';
        for (const event of events) {
          const next = memberAfter(state, event);
          if (!next) continue;
          done.push(event);
          state = next;
        }
        if (state === 'ready')
          expect(done).toEqual(expect.arrayContaining(['join', 'consent', 'send', 'open']));
      }),
    );
  });

  test('whoever has refused stays so', () => {
    for (const event of memberEvents) expect(memberAfter('refused', event)).toBeUndefined();
  });
});

describe('what the members of a deal wait for', () => {
  test.each([
    ['nothing', ['ready']],
    ['nothing', ['ready', 'ready']],
    ['members-check', ['sent']],
    ['members-check', ['ready', 'checking']],
    ['member-documents', ['ready', 'returned']],
    ['member-documents', ['sent', 'returned', 'checking']],
    ['members', ['ready', 'invited']],
    ['members', ['ready', 'joined']],
    ['members', ['returned', 'filling']],
    ['members', ['ready', 'refused']],
  ] as const)('%s: %j', (wait, states) => {
    expect(membersWait(true, states)).toBe(wait);
  });

  test('each other, whatever their papers, while the owners are not those of the ownership', () => {
    for (const state of memberStates) expect(membersWait(false, [state])).toBe('members');
  });

  test('nothing only when each is ready, and the same in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...memberStates), { minLength: 1, maxLength: 10 }), (states) => {
        const wait = membersWait(true, states);
        expect(wait === 'nothing').toBe(states.every((state) => state === 'ready'));
        expect(membersWait(true, [...states].reverse())).toBe(wait);
      }),
    );
  });
});
