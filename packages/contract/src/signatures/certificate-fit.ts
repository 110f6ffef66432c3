import { type SignatureKind, suffices } from './kinds.ts';

/** What a certificate says of its owner and of itself. */
export interface FittingCertificate {
  readonly kind: SignatureKind;
  readonly fullName: string;
  /** 11 digits. */
  readonly snils: string;
  readonly validFrom: Date;
  readonly validUntil: Date;
}

/** What a paper asks of the certificate of one signer. */
export interface AskedOfCertificate {
  readonly kind: SignatureKind;
  /** As the paper names him. */
  readonly fullName: string;
  /** 11 digits; null where the paper does not name it. */
  readonly snils: string | null;
  /** Until when he signs. */
  readonly signBy: Date;
  /** When everything is submitted to the registry at the latest. */
  readonly submitBy: Date;
}

/** Why a certificate cannot sign a paper. */
export const certificateProblems = [
  'kind-low',
  'name-differs',
  'snils-differs',
  'not-yet-valid',
  'ends-before-submission',
] as const;
export type CertificateProblem = (typeof certificateProblems)[number];

/** A passport may have «е» where a certificate has «ё» (U+0451); cases and blanks do not matter. */
const plain = (name: string): string =>
  name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('ru').replaceAll('\u0451', '\u0435');

/** What is wrong with a certificate for a paper; nothing when it can sign it now. */
export function certificateProblemsOf(
  certificate: FittingCertificate,
  asked: AskedOfCertificate,
  now: Date,
): CertificateProblem[] {
  const found: Readonly<Record<CertificateProblem, boolean>> = {
    'kind-low': !suffices(certificate.kind, asked.kind),
    'name-differs': plain(certificate.fullName) !== plain(asked.fullName),
    'snils-differs': asked.snils !== null && certificate.snils !== asked.snils.replace(/\D/g, ''),
    'not-yet-valid': now < certificate.validFrom,
    'ends-before-submission':
      certificate.validUntil < asked.submitBy || certificate.validUntil < asked.signBy,
  };
  return certificateProblems.filter((problem) => found[problem]);
}
