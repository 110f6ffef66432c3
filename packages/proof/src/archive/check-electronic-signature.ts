import { toHex } from '@novosel/pki/bytes.ts';
import { fromRdn } from '@novosel/pki/names.ts';
import type { Indication, SubIndication } from '@novosel/pki/validation/indications.ts';
import {
  type SignatureReport,
  type ValidationContext,
  validateSignature,
} from '@novosel/pki/validation/validate-signature.ts';

/** The signer as his certificate names him. Numbers of the person are left out: a report may be passed on. */
export interface ElectronicSigner {
  /** Of the person, also where the certificate is of his organisation. */
  readonly name: string;
  readonly organization: string | null;
  /** In the organisation. */
  readonly title: string | null;
  /** Of the certificate: hex, capitals. */
  readonly serial: string;
  readonly issuer: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly isQualified: boolean;
}

/** What a check of one `.sig` file has found. */
export interface ElectronicSignature {
  /** Of the file. */
  readonly name: string;
  readonly indication: Indication;
  readonly reason: SubIndication | null;
  /** Null when the file cannot be read or holds no certificate of its signer. */
  readonly signer: ElectronicSigner | null;
  /** What the signer has written of the moment himself. */
  readonly claimedAt: Date | null;
  /** A timestamp says that the signature existed then. */
  readonly provenAt: Date | null;
}

/** Checks a detached signature of a paper. Never throws: what cannot be read has failed. */
export function checkElectronicSignature(
  paper: Uint8Array,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  context: ValidationContext,
): ElectronicSignature {
  const report = validateSignature(paper, bytes, context);
  const { indication, reason, claimedAt, provenAt } = report;
  return { name, indication, reason, claimedAt, provenAt, signer: signerOf(report) };
}

function signerOf({ certificate, signer, isQualified }: SignatureReport): ElectronicSigner | null {
  if (!certificate || !signer) return null;
  return {
    name: [signer.surname, signer.givenName].filter(Boolean).join(' ') || signer.commonName,
    organization: signer.organization ?? null,
    title: signer.title ?? null,
    serial: toHex(certificate.serialNumber.valueBlock.valueHexView).toUpperCase(),
    issuer: fromRdn(certificate.issuer).commonName,
    notBefore: certificate.notBefore.value,
    notAfter: certificate.notAfter.value,
    isQualified,
  };
}
