import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CertificateFacts,
  endReminderDue,
  isExpiring,
  isInForce,
  orderStates,
  signatureFormOf,
  signatureStateOf,
} from './states.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const day = 86_400_000;
const issued = (days: number, revokedAt: number | null = null): CertificateFacts => ({
  state: 'issued',
  validUntil: now + days * day,
  revokedAt,
});
const open = (state: CertificateFacts['state']): CertificateFacts => ({
  state,
  validUntil: null,
  revokedAt: null,
});

describe('the state of a signature', () => {
  it('[S3-48] follows from its order', () => {
    const seen = orderStates.map((state) => [
      state,
      signatureStateOf(state === 'issued' ? issued(1) : open(state), now),
    ]);
    expect(Object.fromEntries(seen)).toEqual({
      'to-pay': 'requested',
      asked: 'requested',
      identity: 'requested',
      issued: 'active',
      refused: 'inactive',
      cancelled: 'inactive',
      burnt: 'inactive',
    });
    expect(signatureStateOf(issued(0), now)).toBe('inactive');
    expect(signatureStateOf(issued(400, now), now)).toBe('inactive');
    expect(signatureStateOf(issued(400, now + 1), now)).toBe('active');
  });

  it('[S3-49] an order is a request until it is issued', () => {
    expect(orderStates.filter((state) => signatureFormOf(state) === 'certificate')).toEqual(['issued']);
  });
});

describe('the end of a certificate', () => {
  it('is near for thirty days', () => {
    expect([31, 30, 1, 0].map((days) => isExpiring(issued(days), now))).toEqual([false, true, true, false]);
  });

  it('is told once a month before and once three days before', () => {
    expect(endReminderDue(issued(31), null, now)).toBeUndefined();
    expect(endReminderDue(issued(30), null, now)).toBe(30);
    expect(endReminderDue(issued(29), 30, now)).toBeUndefined();
    expect(endReminderDue(issued(3), 30, now)).toBe(3);
    expect(endReminderDue(issued(2), null, now)).toBe(3);
    expect(endReminderDue(issued(2), 3, now)).toBeUndefined();
    expect(endReminderDue(issued(2, now - 1), null, now)).toBeUndefined();
  });

  it('one that is not in force is never near its end and never reminded of', () => {
    const facts = fc.record({
      state: fc.constantFrom(...orderStates),
      validUntil: fc.option(fc.integer({ min: now - 400 * day, max: now + 400 * day })),
      revokedAt: fc.option(fc.integer({ min: now - 400 * day, max: now + 400 * day })),
    });
    fc.assert(
      fc.property(facts, (one) => {
        if (isInForce(one, now)) return;
        expect(isExpiring(one, now)).toBe(false);
        expect(endReminderDue(one, null, now)).toBeUndefined();
      }),
    );
  });
});
