import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHex, toHex } from '../bytes.ts';
import { readSignature } from '../cades/read-signature.ts';
import {
  anna,
  daysLater,
  exampleAnswer,
  exampleAuthority,
  exampleCertificate,
  exampleContext,
  exampleNow,
  exampleSignature,
} from '../pki.example.ts';
import { validateSignature } from './validate-signature.ts';

const content = new TextEncoder().encode('Договор участия в долевом строительстве\n'.repeat(50));

describe.each(['gost', 'ecdsa'] as const)('a detached signature, %s', async (algorithm) => {
  const authority = exampleAuthority(algorithm);
  const signer = exampleCertificate(authority);
  const serial = signer.certificate.serialNumber.valueBlock.valueHexView;
  const signature = await exampleSignature(authority, signer, { content });
  const context = exampleContext(authority);
  const outcome = (...[bytes, file, given]: Partial<Parameters<typeof validateSignature>>) => {
    const { indication, reason } = validateSignature(bytes ?? content, file ?? signature, given ?? context);
    return [indication, reason];
  };

  it('passes, and says who has signed and when', () => {
    expect(validateSignature(content, signature, context)).toMatchObject({
      indication: 'total-passed',
      reason: null,
      signer: anna,
      isQualified: true,
      provenAt: exampleNow,
      claimedAt: exampleNow,
    });
  });

  it('fails for other bytes', () => {
    expect(outcome(content.subarray(1))).toEqual(['total-failed', 'HASH_FAILURE']);
  });

  it('fails when the value is of another key, and when it is no signature', async () => {
    const value = toHex(readSignature(signature).value);
    const stranger = exampleCertificate(authority);
    const other = toHex(readSignature(await exampleSignature(authority, stranger, { content })).value);
    const forged = fromHex(
      toHex(signature).replace(value, other.slice(0, value.length).padEnd(value.length, '0')),
    );
    expect(outcome(content, forged)).toEqual(['total-failed', 'SIG_CRYPTO_FAILURE']);
    for (const file of [new Uint8Array(), new Uint8Array([1, 2, 3]), signature.subarray(0, 900), content])
      expect(outcome(content, file)).toEqual(['total-failed', 'FORMAT_FAILURE']);
  });

  it('is not known to hold without its root', () => {
    const roots = [exampleAuthority(algorithm).root];
    expect(outcome(content, signature, { ...context, roots })).toEqual([
      'indeterminate',
      'NO_CERTIFICATE_CHAIN_FOUND',
    ]);
  });

  it('holds when the certificate was revoked after the timestamp, and is unsure when before', () => {
    const revokedAt = (at: Date) => exampleContext(authority, [{ serial, at, reason: 'keyCompromise' }]);
    expect(outcome(content, signature, revokedAt(daysLater(0.5)))).toEqual(['total-passed', null]);
    expect(outcome(content, signature, revokedAt(daysLater(-1)))).toEqual([
      'indeterminate',
      'REVOKED_NO_POE',
    ]);
  });

  it('asks to try later when nothing tells of revocations then', () => {
    const nothing = { lists: [], answers: [] };
    expect(outcome(content, signature, { ...context, revocation: nothing })).toEqual([
      'indeterminate',
      'TRY_LATER',
    ]);
    const [, ofRoot] = context.revocation.lists;
    const answered = (revokedAt: Date | null | undefined) => ({
      ...context,
      revocation: { lists: ofRoot ? [ofRoot] : [], answers: [exampleAnswer(authority, signer, revokedAt)] },
    });
    expect(outcome(content, signature, answered(undefined))[1]).toBe('TRY_LATER');
    expect(outcome(content, signature, answered(daysLater(-1)))[1]).toBe('REVOKED_NO_POE');
  });

  it('is bound to the term of its certificate', async () => {
    const early = exampleCertificate(authority, anna, daysLater(1));
    const late = exampleCertificate(authority, anna, daysLater(-380));
    const of = async (one: typeof early) =>
      outcome(content, await exampleSignature(authority, one, { content }));
    expect(await of(early)).toEqual(['total-failed', 'NOT_YET_VALID']);
    expect(await of(late)).toEqual(['indeterminate', 'OUT_OF_BOUNDS_NO_POE']);
  });

  it('has no proven moment when its timestamp is of other bytes', async () => {
    const moved = await exampleSignature(authority, signer, { content, stamped: content });
    const report = validateSignature(content, moved, context);
    expect([report.indication, report.provenAt]).toEqual(['total-passed', null]);
  });

  it('[promise 46] says of no changed file that another has signed, or at another moment', () => {
    fc.assert(
      fc.property(fc.nat(signature.length - 1), fc.integer({ min: 1, max: 255 }), (at, mask) => {
        const changed = signature.with(at, (signature[at] ?? 0) ^ mask);
        const report = validateSignature(content, changed, context);
        // Certificates beside the signer's own may be lost without harm.
        if (report.indication !== 'total-passed') return;
        expect(report).toMatchObject({ signer: anna, isQualified: true });
        expect([exampleNow, null]).toContainEqual(report.provenAt);
      }),
      { numRuns: 60 },
    );
  });
});
