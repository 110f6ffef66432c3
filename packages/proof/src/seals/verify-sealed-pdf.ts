import { readSignature } from '@novosel/pki/cades/read-signature.ts';
import { isInTerm, isIssuedBy } from '@novosel/pki/certificates/read-certificate.ts';
import { readCertificate } from '@novosel/pki/der.ts';
import { fromRdn } from '@novosel/pki/names.ts';
import { type FoundSignature, findSignatures } from './find-signatures.ts';

interface VerifiedSignature {
  /** Common name of the signer's certificate; empty when there is none to read. */
  subject: string;
  /** The dictionary's `M`. */
  at: Date | undefined;
  /** Nothing was added to the file after this signature. */
  coversWhole: boolean;
  /**
   * The bytes are those signed, by the key of the certificate named in the signature, while it was in force.
   */
  valid: boolean;
  /** The certificate was issued by one of the roots given to the check. */
  trusted: boolean;
}

export interface SealCheck {
  signatures: VerifiedSignature[];
  /**
   * There are signatures, all hold, and one covers the whole file; with roots given, each seal is also from
   * one of them. Without roots anybody's seal passes.
   */
  intact: boolean;
}

/**
 * Checks every seal of a PDF from its bytes alone. Never throws: what cannot be read is not valid.
 * @param trustedRoots DER certificates; without them no signature is `trusted`, and `intact` does not ask for
 *   it.
 */
export function verifySealedPdf(bytes: Uint8Array, trustedRoots: readonly Uint8Array[] = []): SealCheck {
  const signatures = findSignatures(bytes).map((found) => verifyOne(found, trustedRoots));
  const good = signatures.every(({ valid, trusted }) => valid && (trusted || trustedRoots.length === 0));
  const intact = good && signatures.some(({ coversWhole }) => coversWhole);
  return { signatures, intact };
}

function verifyOne(found: FoundSignature, roots: readonly Uint8Array[]): VerifiedSignature {
  const { at, coversWhole } = found;
  const refused = { subject: '', at, coversWhole, valid: false, trusted: false };
  if (!found.sound) return refused;
  try {
    const signer = readSignature(withoutRoom(found.cms));
    const { certificate } = signer;
    if (!certificate) return refused;
    const valid =
      signer.isDigestOf(found.signedBytes) === true &&
      signer.isSignedBy(certificate) === true &&
      at !== undefined &&
      isInTerm(certificate, at);
    return {
      ...refused,
      subject: fromRdn(certificate.subject).commonName,
      valid,
      trusted: valid && roots.some((root) => isIssuedBy(certificate, readCertificate(root))),
    };
  } catch {
    return refused;
  }
}

/** DER that says its length in two bytes, without the zeros behind it. */
function withoutRoom(cms: Uint8Array): Uint8Array {
  const [, form, high = 0, low = 0] = cms;
  return form === 0x82 ? cms.subarray(0, 4 + high * 256 + low) : cms;
}
