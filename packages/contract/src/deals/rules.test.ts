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
