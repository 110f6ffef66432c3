import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpointTable } from '../wire/table.ts';
import { needsFreshProof, proofHolds, proofSeconds } from './proof.ts';

test('a proof counts for five minutes and not a moment longer (promise 11)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 0, max: 1e9 }), (provedAt, age) => {
      expect(proofHolds(provedAt, provedAt + age)).toBe(age <= proofSeconds * 1000);
    }),
  );
});

test('a refund needs a proof exactly when money goes back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 1e9 }), (refundKopecks) => {
      expect(needsFreshProof({ proof: 'fresh-for-money' }, { refundKopecks })).toBe(refundKopecks > 0);
    }),
  );
  expect(needsFreshProof({ proof: 'fresh-for-money' }, undefined)).toBe(false);
});

test('[S4.2-13] the table names every sensitive act and how it is proved (promise 11)', () => {
  const acts = endpointTable.flatMap(({ name, proof }) => (proof ? [[name, proof]] : []));
  expect(Object.fromEntries(acts)).toMatchObject({
    'booking.sign': 'call',
    'booking.cancel': 'fresh-for-money',
    'contact.change': 'call',
    'auth.changePassword': 'call',
    'privacy.askExport': 'fresh',
    'privacy.downloadExport': 'fresh',
    'privacy.askDeletion': 'fresh',
    'freeze.begin': 'fresh',
    'passkeys.add': 'fresh',
    'passkeys.remove': 'fresh',
    'freeze.end': 'call',
    'staff.invite': 'fresh',
    'staff.inviteAgain': 'fresh',
    'staff.changeRoles': 'fresh',
    'staff.block': 'fresh',
    'staff.unblock': 'fresh',
    'staff.dismiss': 'fresh',
    'staff.resetFactor': 'fresh',
    'sites.register': 'fresh',
    'sites.registerMachine': 'fresh',
    'sites.edit': 'fresh',
    'sites.editMachine': 'fresh',
    'sites.rotateSecret': 'fresh',
    'sites.unblock': 'fresh',
  });
});

test('what proves itself in the call demands a code or the present password there', () => {
  for (const { name, proof, body } of endpointTable) {
    if (proof !== 'call') continue;
    const missing = z.safeParse(body, {}).error?.issues.map(({ path }) => path.join('.')) ?? [];
    const proofs = missing.filter((field) => /^(code|oldCode|newCode|password)$/.test(field));
    expect([name, proofs.length > 0]).toEqual([name, true]);
  }
});
