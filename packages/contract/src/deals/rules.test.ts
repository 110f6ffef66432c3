import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { staffRoles } from '../wire/endpoint.ts';
import { type DealPlace, dealPlace, dealPlaces, placeOfCode } from './places.ts';
import { dealEvents, dealFlow, dealMoveRoles, decideDeal, movesFrom } from './rules.ts';

const pair = ({ from, to }: { from: DealPlace; to: DealPlace }) => `${from} > ${to}`;

/** Checked members may still change, with their papers, until the contract is agreed. */
const checkedAgain = Object.fromEntries(
  ['mortgage', 'mortgage-declined', 'total', 'contract-draft', 'contract-late', 'contract-reading'].flatMap(
    (place) => [
      [`loses a member at ${place}`, `${place} rename-members members`],
      [`renews a passport at ${place}`, `${place} recheck-members members-check rename-members members`],
      [
        `has a paper that runs out at ${place}`,
        `${place} return-members member-documents rename-members members`,
      ],
    ],
  ),
);

/** Complete ways through a deal, written independently of the table: places with the events between them. */
const ways: Record<string, string> = {
  'pays at once and signs electronically':
    'parameters choose-parameters members send-members members-check pass-members total confirm-total contract-draft make-contract contract-reading accept-contract signing ' +
    'sign-contract counter-signing sign-by-all registration register funding pay-price handover invite-to-inspection inspection accept-flat completed',
  'signs on paper at the second visit':
    'signing choose-paper appointment make-appointment appointment-made move-visit appointment-made miss-appointment appointment make-appointment appointment-made sign-on-paper registration',
  'changes what the contract names when the signature is due': 'signing ask-changes contract-draft',
  'refuses to sign': 'signing refuse-signature contract-draft',
  'changes it before the visit': 'appointment ask-changes contract-draft',
  'changes it when the visit is made': 'appointment-made ask-changes contract-draft',
  'brings a document that was missing':
    'members send-members members-check ask-documents member-documents bring-documents members-check pass-members total',
  'takes a loan':
    'members send-members members-check choose-mortgage mortgage send-application mortgage-sent take-application mortgage-awaits offer-mortgage mortgage-offers approve-mortgage total',
  'lets an approval run out while another bank thinks, and then the other':
    'mortgage-sent offer-mortgage mortgage-offers take-application mortgage-awaits approve-mortgage total',
  'lets the last approval run out': 'mortgage-offers decline-mortgage mortgage-declined',
  'hears from the bank at once': 'mortgage-sent approve-mortgage total',
  'is declined, asks again, is declined at once and pays otherwise':
    'mortgage-sent take-application mortgage-awaits decline-mortgage mortgage-declined send-application mortgage-sent decline-mortgage mortgage-declined choose-other-payment parameters renew-parameters total',
  'gives the loan up before sending': 'mortgage choose-other-payment parameters choose-mortgage mortgage',
  'chooses anew when the total is told': 'total change-parameters parameters',
  'chooses anew while members are named':
    'members change-parameters parameters choose-parameters members send-members members-check change-parameters parameters',
  'chooses anew when papers came back':
    'members-check ask-documents member-documents change-parameters parameters',
  'says shares anew when everybody was checked': 'total rename-members members name-members total',
  'chooses a loan and other shares': 'mortgage rename-members members choose-mortgage mortgage',
  ...checkedAgain,
  'waits for a late contract and asks for a change':
    'contract-draft delay-contract contract-late make-contract contract-reading ask-changes contract-draft',
  'finds defects and is invited again':
    'inspection move-visit inspection find-defects handover invite-to-inspection inspection',
};

/** Codes of the specification (S4.1-07), and 205, 218 and 220 by the ruling. */
const meant = [203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221];

const afterContract: readonly DealPlace[] = [
  'counter-signing',
  'registration',
  'funding',
  'handover',
  'inspection',
  'completed',
];

describe('[S4.1-09] the way of a deal', () => {
  test('[S4.1-07] has a place for every step code with a meaning, and reaches each of them', () => {
    const codes = new Set(dealPlaces.map((place) => dealPlace(place).code));
    expect([...codes].sort()).toEqual([...meant].sort());
    for (const place of dealPlaces.filter((one) => one !== 'parameters'))
      expect(
        dealFlow.some(({ to }) => to === place),
        place,
      ).toBe(true);
  });

  test('names a move by where it begins and ends, so that the desk is never asked which of two it means', () => {
    const atDesk = dealFlow.filter(({ roles }) => roles.length > 0);
    expect(new Set(atDesk.map(pair)).size).toBe(atDesk.length);
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

  test('[S4.1-07] what is done on a page of its own nobody at the desk records', () => {
    const own = dealFlow.filter(({ roles }) => roles.length === 0);
    expect(new Set(own.map(({ event }) => event))).toEqual(
      new Set([
        'choose-parameters',
        'renew-parameters',
        'choose-mortgage',
        'choose-other-payment',
        'change-parameters',
        'confirm-total',
        'send-members',
        'name-members',
        'pass-members',
        'ask-documents',
        'bring-documents',
        'rename-members',
        'recheck-members',
        'return-members',
        'delay-contract',
        'make-contract',
        'ask-changes',
        'accept-contract',
        'sign-contract',
        'sign-by-all',
        'refuse-signature',
      ]),
    );
    expect(decideDeal('parameters', 'members', ['admin'], { scheduleRuns: false })).toEqual({
      allowed: false,
      why: 'ROLE_DENIED',
    });
  });

  test('ends only with the keys, from where the registry and the price were passed', () => {
    expect(movesFrom('completed')).toEqual([]);
    const walk = fc.array(fc.nat(), { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(walk, (choices) => {
        let place: DealPlace = 'parameters';
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
        // The desk may settle an exception anywhere; otherwise nobody skips a stage.
        if (place === 'completed' && !settled)
          for (const must of [
            'contract-draft',
            'contract-reading',
            'registration',
            'funding',
            'handover',
            'inspection',
          ] as const)
            expect(
              passed.includes(must) || (must === 'contract-draft' && passed.includes('contract-late')),
              must,
            ).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('pays the price only after the registration (truth 4)', () => {
    expect(dealFlow.filter(({ event }) => event === 'pay-price').map(pair)).toEqual(['funding > handover']);
    expect(
      dealFlow.filter(({ to, event }) => to === 'funding' && event !== 'settle-exception').map(pair),
    ).toEqual(['registration > funding']);
  });

  test('after the signature under the contract only an exception leads back', () => {
    const back = dealFlow.filter(
      ({ from, to }) => afterContract.includes(from) && !afterContract.includes(to) && to !== 'exception',
    );
    expect(back).toEqual([]);
  });

  test('[S4.1-08] a code without a meaning is an exception; that of the keys means that they are given', () => {
    expect([202, 222, Number.NaN].map(placeOfCode)).toEqual(['exception', 'exception', 'exception']);
    expect(placeOfCode(221)).toBe('completed');
    for (const code of meant) expect(dealPlace(placeOfCode(code)).code).toBe(code);
  });
});
