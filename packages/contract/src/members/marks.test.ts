import { describe, expect, test } from 'vitest';
import { doneMarks, type MarkFacts, marksOf } from './marks.ts';
import { memberStates } from './states.ts';

const owner: MarkFacts = { kind: 'adult', isRepresentative: false, state: 'filling', returned: [] };
const shown = (facts: Partial<MarkFacts>) =>
  marksOf({ ...owner, ...facts })
    .map(({ code, state }) => `${code} ${state}`)
    .join(', ');

describe('readiness of a member', () => {
  test.each([
    ['invited', 'sign-in missing, consents waits, identity waits, snils waits'],
    ['joined', 'sign-in done, consents missing, identity waits, snils waits'],
    ['filling', 'sign-in done, consents done, identity missing, snils missing'],
    ['sent', 'sign-in done, consents done, identity sent, snils sent'],
    ['checking', 'sign-in done, consents done, identity sent, snils sent'],
    ['ready', 'sign-in done, consents done, identity done, snils done'],
    ['refused', 'sign-in done, consents waits, identity waits, snils waits'],
  ] as const)('of an owner who is %s', (state, marks) => {
    expect(shown({ state })).toBe(marks);
  });

  test('shows what came back, and the rest as sent', () => {
    expect(shown({ state: 'returned', returned: ['snils'] })).toContain('identity sent, snils returned');
    expect(shown({ state: 'returned', returned: ['foreign'] })).toContain('identity returned, snils sent');
  });

  test('[S3-75] of a representative shows the power beside', () => {
    const facts = { isRepresentative: true, state: 'returned', returned: ['power'] } as const;
    expect(shown(facts)).toMatch(/snils sent, representative returned$/);
  });

  test('[S3-78] of a child shows no sign-in and no consent of its own', () => {
    const facts = { kind: 'child', state: 'returned', returned: ['guardian'] } as const;
    expect(shown(facts)).toBe('identity sent, snils sent, representative returned');
    expect(shown({ ...facts, returned: ['consent', 'certificate'] })).toBe(
      'identity returned, snils sent, representative returned',
    );
  });

  test('is whole when and only when the member is ready', () => {
    for (const kind of ['adult', 'child'] as const)
      for (const isRepresentative of [false, true])
        for (const state of memberStates) {
          const marks = marksOf({ kind, isRepresentative, state, returned: [] });
          expect(doneMarks(marks) === marks.length, `${kind} ${state}`).toBe(state === 'ready');
        }
  });
});
