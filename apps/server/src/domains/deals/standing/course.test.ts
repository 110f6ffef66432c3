import { describe, expect, test } from 'vitest';
import { courseOf } from './course.ts';

const at = new Date('2026-11-20T09:00:00Z');
const dueAt = new Date('2026-11-21T09:00:00Z');
const words = (course: ReturnType<typeof courseOf>) => course.map(({ act, state }) => `${act} ${state}`);

describe('the course of a deal', () => {
  test('tells what was done, what is on and until when, and what will be', () => {
    const course = courseOf({ feeDue: true, done: [{ act: 'start', at }], now: 'passport', dueAt });
    expect(words(course).slice(0, 4)).toEqual([
      'start done',
      'passport now',
      'sign future',
      'payment future',
    ]);
    expect(course[0]?.at).toBe(at.toISOString());
    expect(course.filter((point) => point.dueAt !== null)).toMatchObject([
      { act: 'passport', dueAt: dueAt.toISOString() },
    ]);
  });

  test('has no payment where there is no fee', () => {
    const course = courseOf({ feeDue: false, done: [], now: 'sign', dueAt });
    expect(course.map(({ act }) => act)).not.toContain('payment');
  });

  test('an act done twice, such as a passport given again, is on while it is its turn', () => {
    const done = [
      { act: 'start', at },
      { act: 'passport', at },
    ];
    expect(words(courseOf({ feeDue: true, done, now: 'passport', dueAt })).slice(0, 2)).toEqual([
      'start done',
      'passport now',
    ]);
  });

  test('[S4.1-08] a step off the usual way joins it before what is still to come', () => {
    const course = courseOf({ feeDue: true, done: [{ act: 'parameters', at }], now: 'mortgage', dueAt });
    const acts = course.map(({ act }) => act);
    expect(course.find(({ act }) => act === 'mortgage')).toMatchObject({ state: 'now', turn: 'buyer' });
    expect(acts.indexOf('mortgage')).toBeLessThan(acts.indexOf('total'));
  });

  test('[S4.1-03] a meeting for signing comes after the contract that was read', () => {
    const done = ['total', 'contract-draft', 'contract-reading', 'signing'].map((act) => ({ act, at }));
    const acts = courseOf({ feeDue: true, done, now: 'appointment', dueAt }).map(({ act }) => act);
    expect(acts.slice(acts.indexOf('signing'), acts.indexOf('signing') + 3)).toEqual([
      'signing',
      'appointment',
      'counter-signing',
    ]);
  });

  test('[S4.1-07] a contract that somebody refused to sign is read and signed once more', () => {
    const done = ['total', 'contract-draft', 'contract-reading', 'signing'].map((act) => ({ act, at }));
    const course = courseOf({ feeDue: true, done, now: 'contract-draft', dueAt });
    expect(words(course)).toEqual(
      expect.arrayContaining([
        'total done',
        'contract-draft now',
        'contract-reading future',
        'signing future',
      ]),
    );
    expect(course.filter(({ state, at: when }) => state === 'future' && when !== null)).toEqual([]);
  });

  test('between the price and the keys we build, then the flat is looked at', () => {
    for (const [now, turn] of [
      ['handover', 'staff'],
      ['inspection', 'buyer'],
    ] as const) {
      const course = courseOf({ feeDue: true, done: [{ act: 'funding', at }], now, dueAt });
      expect(course.slice(-3)).toMatchObject([
        { act: 'funding' },
        { act: now, turn, state: 'now' },
        { act: 'completed' },
      ]);
    }
  });

  test('[S4.1-03] leaves out the signatures of others once the registry has a contract signed on paper', () => {
    const done = [{ act: 'signing', at }];
    const course = (now: string) => words(courseOf({ feeDue: true, done, now, dueAt }));
    expect(course('counter-signing')).toContain('counter-signing now');
    expect(course('registration').slice(-4)).toEqual([
      'signing done',
      'registration now',
      'funding future',
      'completed future',
    ]);
  });

  test('of a deal that is over has nothing on', () => {
    const course = courseOf({ feeDue: true, done: [{ act: 'start', at }], now: undefined, dueAt: null });
    expect(course.some(({ state }) => state === 'now')).toBe(false);
  });
});
