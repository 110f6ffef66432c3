import { describe, expect, it } from 'vitest';
import { awaitedLines, requestUntil, type SigningSide, sideInTurn, signingReminder } from './rounds.ts';

const signed = new Date('2026-11-20T10:00:00Z');
const line = (side: SigningSide, name: string, signedAt: Date | null = null) => ({ side, name, signedAt });
const at = (time: string) => new Date(`2026-11-${time}:00Z`);

describe('[S4.1-07] rounds of a signing', () => {
  it('have the members first, then the bank, and the developer last', () => {
    const lines = [line('developer', 'д'), line('bank', 'б'), line('members', 'а'), line('members', 'в')];
    const order: string[][] = [];
    while (sideInTurn(lines)) {
      const awaited = awaitedLines(lines);
      order.push(awaited.map(({ name }) => name));
      const [first] = awaited;
      if (first) first.signedAt = signed;
    }
    expect(order).toEqual([['а', 'в'], ['в'], ['б'], ['д']]);
  });

  it('leave nobody awaited when all have signed', () => {
    expect(sideInTurn([line('members', 'а', signed), line('developer', 'д', signed)])).toBeUndefined();
    expect(awaitedLines([line('developer', 'д', signed)])).toEqual([]);
  });
});

describe('a request in the operator’s app', () => {
  it('waits for a day, and never past the end of the signing', () => {
    expect(requestUntil(at('20T10:00'), at('24T15:00'))).toEqual(at('21T10:00'));
    expect(requestUntil(at('24T10:00'), at('24T15:00'))).toEqual(at('24T15:00'));
  });
});

describe('reminders of a signing', () => {
  const signing = { openedAt: at('20T10:00'), until: at('24T15:00'), sent: null };

  it.each([
    ['23T14:59', undefined],
    ['23T15:00', 24],
    ['24T12:59', 24],
    ['24T13:00', 2],
    ['24T15:00', undefined],
    ['25T10:00', undefined],
  ] as const)('at %s: %s', (now, hours) => {
    expect(signingReminder(signing, at(now))).toBe(hours);
  });

  it('come once each', () => {
    expect(signingReminder({ ...signing, sent: 24 }, at('24T12:00'))).toBeUndefined();
    expect(signingReminder({ ...signing, sent: 24 }, at('24T13:00'))).toBe(2);
    expect(signingReminder({ ...signing, sent: 2 }, at('24T14:00'))).toBeUndefined();
  });

  it('do not repeat what has just been said: a signing that begins within a day has the last one only', () => {
    const late = { ...signing, openedAt: at('24T09:00') };
    expect(signingReminder(late, at('24T10:00'))).toBeUndefined();
    expect(signingReminder(late, at('24T13:00'))).toBe(2);
  });
});
