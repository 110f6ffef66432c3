import type { Certificate } from 'pkijs';
import { type ReadSigner, readSignature, readSigner } from '../cades/read-signature.ts';
import { findChain } from '../certificates/find-chain.ts';
import { extendedUsesOf, hasUsage, isInTerm, isQualified } from '../certificates/read-certificate.ts';
import { type DistinguishedName, fromRdn } from '../names.ts';
import { oid } from '../oids.ts';
import { readTimestamp } from '../timestamps/timestamp.ts';
import { type RevocationData, revocationAt } from './check-revocation.ts';
import type { Indication, SubIndication } from './indications.ts';

/** What a signature is checked by. Nothing is asked of any server. */
export interface ValidationContext {
  /** Certificates of roots that are trusted. */
  readonly roots: readonly Certificate[];
  /** Certificates that may stand between; those in the signature are known anyway. */
  readonly known: readonly Certificate[];
  readonly revocation: RevocationData;
  /** The moment of the check, for a signature without a timestamp. */
  readonly now: Date;
}

export interface SignatureReport {
  readonly indication: Indication;
  readonly reason: SubIndication | null;
  readonly signer: DistinguishedName | null;
  readonly certificate: Certificate | null;
  /** The certificate says that it is a qualified one. */
  readonly isQualified: boolean;
  /** The signature existed at this moment: a timestamp says so. */
  readonly provenAt: Date | null;
  /** What the signer has written of the moment himself. */
  readonly claimedAt: Date | null;
}

type Outcome = SubIndication | null;
const failures: ReadonlySet<SubIndication> = new Set([
  'FORMAT_FAILURE',
  'HASH_FAILURE',
  'SIG_CRYPTO_FAILURE',
  'NOT_YET_VALID',
]);

/**
 * Checks a detached signature of bytes (ETSI EN 319 102-1, 5.5: signatures with time). Never throws: what
 * cannot be read has failed.
 */
export function validateSignature(
  content: Uint8Array,
  signature: Uint8Array,
  context: ValidationContext,
): SignatureReport {
  const signer = attempt(() => readSignature(signature));
  if (!signer) return reportOf('FORMAT_FAILURE', null, null);
  const early = checkBytes(content, signer);
  const provenAt = early === null ? stampedAt(signer, context) : null;
  return reportOf(early ?? checkSigner(signer, provenAt ?? context.now, context), signer, provenAt);
}

const attempt = <Value>(read: () => Value): Value | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

function reportOf(reason: Outcome, signer: ReadSigner | null, provenAt: Date | null): SignatureReport {
  const certificate = signer?.certificate ?? null;
  return {
    indication: reason === null ? 'total-passed' : failures.has(reason) ? 'total-failed' : 'indeterminate',
    reason,
    signer: certificate && fromRdn(certificate.subject),
    certificate,
    isQualified: certificate !== null && isQualified(certificate),
    provenAt,
    claimedAt: signer?.claimedAt ?? null,
  };
}

/** Whether these are the bytes that this certificate's key has signed. */
function checkBytes(content: Uint8Array, signer: ReadSigner): Outcome {
  const isSame = signer.isDigestOf(content);
  if (isSame === false) return 'HASH_FAILURE';
  if (!signer.certificate) return 'NO_SIGNING_CERTIFICATE_FOUND';
  const isSigned = signer.isSignedBy(signer.certificate);
  if (isSigned === false) return 'SIG_CRYPTO_FAILURE';
  return isSame === null || isSigned === null ? 'CRYPTO_CONSTRAINTS_FAILURE' : null;
}

/** Whether the certificate could sign at the moment by which the signature existed. */
function checkSigner(
  { certificate, certificates }: ReadSigner,
  at: Date,
  context: ValidationContext,
): Outcome {
  if (!certificate) return 'NO_SIGNING_CERTIFICATE_FOUND';
  const chain = findChain(certificate, { ...context, known: [...certificates, ...context.known] });
  if (!chain) return 'NO_CERTIFICATE_CHAIN_FOUND';
  if (!hasUsage(certificate, 1) && !hasUsage(certificate, 0)) return 'CHAIN_CONSTRAINTS_FAILURE';
  if (at < certificate.notBefore.value) return 'NOT_YET_VALID';
  if (!chain.every((one) => isInTerm(one, at))) return 'OUT_OF_BOUNDS_NO_POE';
  return checkRevocation(chain, at, context);
}

function checkRevocation(
  chain: readonly Certificate[],
  at: Date,
  { revocation }: ValidationContext,
): Outcome {
  const statuses = chain.slice(0, -1).map((certificate, place) => {
    const issuer = chain[place + 1] ?? certificate;
    return revocationAt(certificate, { issuer, data: revocation, at });
  });
  if (statuses[0] === 'revoked') return 'REVOKED_NO_POE';
  if (statuses.includes('revoked')) return 'REVOKED_CA_NO_POE';
  return statuses.includes('unknown') ? 'TRY_LATER' : null;
}

/** The earliest moment that a trusted timestamp over the signature gives. */
function stampedAt(signer: ReadSigner, context: ValidationContext): Date | null {
  const moments = signer.timestamps.flatMap((token) => {
    const at = attempt(() =>
      timeOf(token, signer.value, { ...context, known: [...signer.certificates, ...context.known] }),
    );
    return at ? [at] : [];
  });
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

/** The moment of a token that covers these bytes and that an authority of ours has given; else null. */
function timeOf(token: Uint8Array, value: Uint8Array, context: ValidationContext): Date | null {
  const stamp = readTimestamp(token);
  const signer = readSigner(stamp.signed);
  const { certificate } = signer;
  if (!stamp.covers(value) || !certificate) return null;
  if (!extendedUsesOf(certificate).includes(oid.timeStamping)) return null;
  if (checkBytes(stamp.content, signer) !== null) return null;
  return checkSigner(signer, stamp.at, context) === null ? stamp.at : null;
}
