import { type Plan, planSchema } from '@novosel/contract/catalogue/drawn/plan.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '../generate-catalogue.ts';
import { sweep } from './doors.ts';
import { mirrorPlan } from './mirror-plan.ts';
import { planSignature } from './plan-book.ts';
import { facesOf, insideOutline, outlineArea, reachable, roomsAt, swingsAcross } from './plan-checks.ts';
import { contains, grown, overlaps } from './rects.ts';

/** The first seed once gave a bathroom that was too small for any shower. */
const seeds = [592_187_483, ...fc.sample(fc.integer({ min: 0, max: 0xffff_ffff }), 10)];
const plansBySeed = new Map(
  seeds.map((seed) => [seed, generateCatalogue(seed).plans.map((entry) => entry.plan)]),
);

/** The first plan that breaks a rule; null when none does. */
function firstBroken(plans: readonly Plan[], holds: (plan: Plan) => boolean): string | null {
  const broken = plans.find((plan) => !holds(plan));
  return broken === undefined ? null : planSignature(broken);
}

function everyPlan(name: string, kinds: readonly Plan['kind'][], holds: (plan: Plan) => boolean) {
  it(name, { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...seeds), (seed) => {
        const plans = plansBySeed.get(seed)?.filter((plan) => kinds.includes(plan.kind)) ?? [];
        expect(plans).not.toEqual([]);
        expect(firstBroken(plans, holds)).toBeNull();
      }),
      { numRuns: 14 },
    );
  });
}

const walled = ['flat', 'commercial', 'storage'] as const;
const all = [...walled, 'parking'] as const;
const squareCm = (plan: Plan) =>
  plan.rooms.flatMap((room) => room.rects).reduce((sum, r) => sum + r.width * r.height, 0);
const wet = ['bathroom', 'toilet', 'laundry', 'wardrobe'];
const lit = ['studio', 'living', 'kitchen', 'kitchenLiving', 'bedroom', 'nursery', 'study'];

describe('plans of any seed', () => {
  everyPlan('match the contract', all, (plan) => planSchema.safeParse(plan).success);

  everyPlan('have rooms measured from their geometry to a tenth of a metre', all, (plan) =>
    plan.rooms.every((room) => {
      const measured = room.rects.reduce((sum, r) => sum + r.width * r.height, 0) / 100;
      return room.areaCentiM2 % 10 === 0 && Math.abs(room.areaCentiM2 - measured) <= 5;
    }),
  );

  everyPlan('are closed by walls on every side of every room', walled, (plan) => {
    const { outer, inner } = plan.walls;
    return plan.rooms.every((room) =>
      room.rects.every(
        (floor) =>
          insideOutline(grown(floor, outer), plan.outline) &&
          plan.rooms.every(
            (other) => other === room || !other.rects.some((near) => overlaps(grown(floor, inner), near)),
          ),
      ),
    );
  });

  everyPlan(
    'give at least four fifths of a home to its rooms',
    ['flat'],
    (plan) => squareCm(plan) > 0.8 * outlineArea(plan.outline),
  );

  everyPlan(
    'let one walk from the entrance to every room',
    walled,
    (plan) => reachable(plan).size === plan.rooms.length,
  );

  everyPlan('hang each door in a wall between two rooms, or a room and the outside', walled, (plan) =>
    plan.doors.every(
      (door) => swingsAcross(door) && roomsAt(door.gap, plan).length === (door.kind === 'entrance' ? 1 : 2),
    ),
  );

  everyPlan('enter homes from the corridor and shops from the street', ['flat', 'commercial'], (plan) => {
    const entrances = plan.doors.filter((door) => door.kind === 'entrance');
    const side = plan.kind === 'flat' ? 'corridor' : 'outside';
    return entrances.length === 1 && entrances.every((door) => facesOf(door.gap, plan) === side);
  });

  everyPlan('have windows only in walls to the outside', all, (plan) =>
    plan.windows.every(
      (window) => facesOf(window.gap, plan) === 'outside' && roomsAt(window.gap, plan).length === 1,
    ),
  );

  everyPlan('have a window in every room to live or cook in', ['flat'], (plan) => {
    const bright = new Set(plan.windows.flatMap((window) => roomsAt(window.gap, plan)));
    return plan.rooms.every((room) => !lit.includes(room.code) || bright.has(room));
  });

  everyPlan('open wet rooms to the hall only', ['flat'], (plan) =>
    plan.doors.every((door) => {
      const codes = roomsAt(door.gap, plan).map((room) => room.code);
      return !codes.some((code) => wet.includes(code)) || codes.includes('hall');
    }),
  );

  everyPlan('let no two leaves meet', all, (plan) => {
    const leaves = plan.doors.flatMap((door) => sweep(door) ?? []);
    return leaves.every((leaf, index) => !leaves.slice(index + 1).some((other) => overlaps(leaf, other)));
  });

  everyPlan('stand furniture inside a room, off the doors and off each other', all, (plan) => {
    const leaves = plan.doors.flatMap((door) => sweep(door) ?? []);
    return plan.furniture.every(
      (item, index) =>
        plan.rooms.some((room) => room.rects.some((floor) => contains(floor, item))) &&
        !leaves.some((leaf) => overlaps(leaf, item)) &&
        !plan.furniture.slice(index + 1).some((other) => overlaps(item, other)),
    );
  });

  everyPlan(
    'have a toilet, a basin, a bath or a shower, a kitchen, a bed in each bedroom',
    ['flat'],
    (plan) => {
      const codes = plan.furniture.map((item) => item.code);
      const count = (...wanted: string[]) => codes.filter((code) => wanted.includes(code)).length;
      const beds = plan.rooms.filter((room) => ['studio', 'bedroom', 'nursery'].includes(room.code)).length;
      return (
        count('toilet') >= 1 &&
        count('basin') >= 1 &&
        count('bath', 'shower') >= 1 &&
        count('kitchen') === 1 &&
        count('bedDouble', 'bedSingle') === beds
      );
    },
  );

  everyPlan(
    'come back when mirrored twice',
    all,
    (plan) => planSignature(mirrorPlan(mirrorPlan(plan))) === planSignature(plan),
  );
});
