import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { staffRoles } from '../endpoint.ts';
import {
  type DealPlace,
  dealEvents,
  dealFlow,
  dealMoveRoles,
  dealPlaces,
  decideDeal,
  movesFrom,
  placeOf,
  stepOf,
} from './rules.ts';
import { dealSteps } from './steps.ts';

const pair = ({ from, to }: { from: DealPlace; to: DealPlace }) => `${from} > ${to}`;

/** The ways that people go, written down apart from the table: places, and between them what happens. */
const ways: Record<string, string> = {
  'pays at once and signs electronically':
    '206 choose-parameters 207 name-members 213 confirm-total 209 make-contract 203 accept-contract 217 ' +
    'sign-contract 211 sign-by-all 218 register 220 pay-price handover invite-to-inspection inspection accept-flat 221',
  'signs on paper at the second visit':
    '203 choose-paper 204 make-appointment 208 move-visit 208 miss-appointment 204 make-appointment 208 sign-on-paper 218',
  'prefers paper when the signature is due': '217 choose-paper 204',
  'brings a document that was missing': '207 ask-documents 205 bring-documents 213',
  'takes a loan': '207 choose-mortgage 212 send-application 214 take-application 215 approve-mortgage 213',
  'takes a loan after bringing a document': '205 choose-mortgage 212',
  'hears from the bank at once': '214 approve-mortgage 213',
  'is declined, asks again, is declined at once and pays otherwise':
    '214 take-application 215 decline-mortgage 216 send-application 214 decline-mortgage 216 choose-other-payment 213',
  'gives the loan up before sending': '212 choose-other-payment 213',
  'chooses anew when the total is told': '213 change-parameters 206',
  'waits for a late contract and asks for a change':
    '209 delay-contract 210 make-contract 203 ask-changes 209',
  'finds defects and is invited again':
    'inspection move-visit inspection find-defects handover invite-to-inspection inspection',
};

const afterContract: readonly DealPlace[] = ['211', '218', '220', 'handover', 'inspection', '221'];

describe('[S4.1-09] the way of a deal', () => {
  test('[S4.1-07] has a place for every step code with a meaning, and reaches each of them', () => {
    const codes = new Set(dealPlaces.map(stepOf));
    expect([...codes].sort()).toEqual(dealSteps.map(({ code }) => code).sort());
    for (const place of dealPlaces.filter((one) => one !== '206'))
      expect(
        dealFlow.some(({ to }) => to === place),
        place,
      ).toBe(true);
  });

  test('names a move by where it begins and ends, so that the desk is never asked which of two it means', () => {
    expect(new Set(dealFlow.map(pair)).size).toBe(dealFlow.length);
    expect(new Set(dealFlow.map(({ event }) => event))).toEqual(new Set(dealEvents));
  });

  test('[S4.1-09] leads along every way that people go, and along no other but exceptions', () => {
    const gone = new Set<string>();
    for (const [who, way] of Object.entries(ways)) {
      const words = way.split(' ');
      for (let at = 0; at + 2 < words.length; at += 2) {
        const [from, event, to] = words.slice(at, at + 3);
        const found = dealFlow.find((one) => one.from === from && one.event === event);
        expect(found?.to, `${who}: ${from} ${event}`).toBe(to);
        gone.add(`${from} ${event} ${to}`);
      }
    }
    const usual = dealFlow.filter(({ event }) => event !== 'raise-exception' && event !== 'settle-exception');
    expect(usual.map(({ from, event, to }) => `${from} ${event} ${to}`).sort()).toEqual([...gone].sort());
  });

  test('allows every pair of its own to its own roles, and nothing else to anybody', () => {
    for (const from of dealPlaces)
      for (const to of dealPlaces)
        for (const role of staffRoles) {
          const row = dealFlow.find((one) => one.from === from && one.to === to);
          const decision = decideDeal(from, to, [role], { scheduleRuns: false });
          if (!row) expect(decision).toEqual({ allowed: false, why: 'STEP_WRONG' });
          else if (row.roles.includes(role)) expect(decision).toEqual({ allowed: true, move: row });
          else expect(decision).toEqual({ allowed: false, why: 'ROLE_DENIED' });
          expect(decideDeal(from, to, [], { scheduleRuns: false }).allowed).toBe(false);
        }
    expect(new Set(dealFlow.flatMap(({ roles }) => roles))).toEqual(new Set(dealMoveRoles));
  });

  test('ends only with the keys, from where the registry and the price were passed', () => {
    expect(movesFrom('221')).toEqual([]);
    const walk = fc.array(fc.nat(), { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(walk, (choices) => {
        let place: DealPlace = '206';
        const passed: DealPlace[] = [];
        let settled = false;
        for (const choice of choices) {
          const ways = movesFrom(place);
          if (ways.length === 0) break;
          const next = ways[choice % ways.length];
          passed.push(place);
          settled ||= next?.event === 'settle-exception';
          place = next?.to ?? place;
        }
        // The desk may settle an exception anywhere; without one nobody skips a stage.
        if (place === '221' && !settled)
          for (const must of ['209', '203', '218', '220', 'handover', 'inspection'] as const)
            expect(passed.includes(must) || (must === '209' && passed.includes('210')), must).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('pays the price only after the registration (truth 4)', () => {
    expect(dealFlow.filter(({ event }) => event === 'pay-price').map(pair)).toEqual(['220 > handover']);
    expect(
      dealFlow.filter(({ to, event }) => to === '220' && event !== 'settle-exception').map(pair),
    ).toEqual(['218 > 220']);
  });

  test('after the signature under the contract only an exception leads back', () => {
    const back = dealFlow.filter(
      ({ from, to }) => afterContract.includes(from) && !afterContract.includes(to) && to !== '219',
    );
    expect(back).toEqual([]);
  });

  test('[S4.1-08] a code without a meaning is an exception; a place is known again by its row', () => {
    expect(placeOf({ step: 202, handover: null })).toBe('219');
    for (const place of dealPlaces) {
      const handover = place === 'handover' || place === 'inspection' ? place : null;
      expect(placeOf({ step: stepOf(place), handover })).toBe(place);
    }
  });
});
