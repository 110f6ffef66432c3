import { describe, expect, test } from 'vitest';
import { staffRoles } from '../wire/endpoint.ts';
import {
  decideVersion,
  type VersionEvent,
  type VersionState,
  versionEvents,
  versionFlow,
  versionStates,
} from './version-rules.ts';

const calm = { findings: 0, openQuestions: 0, hasNewer: false };
const decide = (from: VersionState, event: VersionEvent, facts: Partial<typeof calm> = {}) => {
  const decision = decideVersion(from, event, ['lawyer'], { ...calm, ...facts });
  return decision.allowed ? decision.move.to : decision.why;
};

/** Ways of a version, written down apart from the table. */
const ways: Readonly<Record<string, string>> = {
  'is read and agreed by two':
    'draft check checked send sent open opened open opened agree opened agree-last agreed freeze frozen',
  'is reworked before it is sent': 'draft check checked rework draft check checked',
  'waits for answers':
    'opened ask questions ask questions open questions settle-questions opened agree-last agreed',
  'gives place to a later one while it is read': 'opened replace void',
  'gives place to a later one after it was agreed': 'agreed replace void',
  'gives place to a later one when it is frozen': 'frozen replace void',
  'is withdrawn before it is sent': 'checked withdraw void',
};

describe('the way of a version', () => {
  test.each(Object.entries(ways))('%s', (_, way) => {
    const steps = way.split(' ');
    for (let at = 0; at + 2 < steps.length; at += 2) {
      const [from, event, to] = steps.slice(at, at + 3);
      expect(decide(from as VersionState, event as VersionEvent), `${from} ${event}`).toBe(to);
    }
  });

  test('each state with each event leads to one place or is refused', () => {
    for (const from of versionStates)
      for (const event of versionEvents) {
        const rows = versionFlow.filter((row) => row.from === from && row.event === event);
        expect(rows.length).toBeLessThanOrEqual(1);
        expect(decide(from, event)).toBe(rows[0]?.to ?? 'state-wrong');
      }
  });

  test('every state but the draft is reached, and nothing leaves a void version', () => {
    const reached = new Set(versionFlow.map(({ to }) => to));
    for (const state of versionStates) expect(reached.has(state), state).toBe(true);
    expect(versionFlow.filter(({ from }) => from === 'void')).toEqual([]);
  });

  test('a version that was sent is void when a later one takes its place', () => {
    for (const from of ['sent', 'opened', 'questions', 'agreed', 'frozen'] as const)
      expect(decide(from, 'replace')).toBe('void');
  });
});

describe('guards', () => {
  test('a red line of the checks keeps a version from being checked and from being sent', () => {
    expect(decide('draft', 'check', { findings: 1 })).toBe('findings');
    expect(decide('checked', 'send', { findings: 1 })).toBe('findings');
  });

  test('a question holds the agreement, and a newer version that too', () => {
    expect(decide('opened', 'agree', { openQuestions: 1 })).toBe('question-open');
    expect(decide('opened', 'agree-last', { openQuestions: 1 })).toBe('question-open');
    expect(decide('opened', 'agree', { hasNewer: true })).toBe('newer-version');
    expect(decide('opened', 'agree-last', { hasNewer: true })).toBe('newer-version');
    expect(decide('agreed', 'freeze', { hasNewer: true })).toBe('newer-version');
    expect(decide('questions', 'settle-questions', { openQuestions: 1 })).toBe('question-open');
    expect(decide('questions', 'agree')).toBe('state-wrong');
  });

  test('only the lawyer and the head of the desk do what staff does', () => {
    for (const role of staffRoles) {
      const { allowed } = decideVersion('draft', 'check', [role], calm);
      expect(allowed, role).toBe(role === 'lawyer' || role === 'admin');
    }
    expect(decideVersion('draft', 'check', [], calm)).toEqual({ allowed: false, why: 'role-denied' });
    expect(decideVersion('sent', 'open', [], calm).allowed).toBe(true);
  });
});
