import { describe, expect, it } from 'vitest';
import { certificateProblemsOf } from './certificate-fit.ts';

const certificate = {
  kind: 'qualified',
  fullName: 'Королёва Анна Сергеевна',
  snils: '11223344595',
  validFrom: new Date('2026-10-01T00:00:00Z'),
  validUntil: new Date('2026-11-05T20:59:59Z'),
} as const;
const asked = {
  kind: 'qualified',
  fullName: 'Королева  Анна Сергеевна',
  snils: '112-233-445 95',
  signBy: new Date('2026-11-04T15:00:00Z'),
  submitBy: new Date('2026-11-05T15:00:00Z'),
} as const;
const now = new Date('2026-11-03T09:00:00Z');

describe('a certificate fits a paper', () => {
  it('of the same person, whose term covers the signing and the submission', () => {
    expect(certificateProblemsOf(certificate, asked, now)).toEqual([]);
  });

  it('not when it ends between them: to 5 November, signed on the 4th, submitted on the 6th', () => {
    const submitBy = new Date('2026-11-06T15:00:00Z');
    expect(certificateProblemsOf(certificate, { ...asked, submitBy }, now)).toEqual([
      'ends-before-submission',
    ]);
  });

  it.each([
    ['kind-low', { kind: 'enhanced' }],
    ['name-differs', { fullName: 'Королёва Инна Сергеевна' }],
    ['snils-differs', { snils: '11223344596' }],
    ['not-yet-valid', { validFrom: new Date('2026-11-04T00:00:00Z') }],
  ] as const)('[promise 48] not with %s', (problem, of) => {
    expect(certificateProblemsOf({ ...certificate, ...of }, asked, now)).toEqual([problem]);
  });

  it('whatever its number where the paper does not name it', () => {
    expect(certificateProblemsOf(certificate, { ...asked, snils: null }, now)).toEqual([]);
  });
});
