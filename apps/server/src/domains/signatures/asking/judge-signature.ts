import type { SignatureKind } from '@novosel/contract/signatures/kinds.ts';
import { toHex } from '@novosel/pki/bytes.ts';
import { readCertificate } from '@novosel/pki/der.ts';
import { askStatus } from '@novosel/pki/revocation/online-status.ts';
import { validateSignature } from '@novosel/pki/validation/validate-signature.ts';
import type { Context } from '../../../context.ts';
import type { SignatureRow } from '../signatures.repo.ts';

/** What proves a signature later, as it was when the signature came. */
type Materials = Pick<SignatureRow, 'root' | 'issuing' | 'rootList' | 'issuingList' | 'status'>;

export type Judged =
  | { readonly holds: true; readonly provenAt: Date; readonly materials: Materials }
  /** `reason`: a sub-indication of ETSI EN 319 102-1, or what differs from what was asked. */
  | { readonly holds: false; readonly reason: string }
  /** The authority could not be asked: nothing is known of the signature yet. */
  | undefined;

interface Given {
  readonly document: Uint8Array;
  /** DER. */
  readonly signature: Uint8Array;
  readonly serial: string;
  readonly kind: SignatureKind;
  /** 11 digits; null where no number is known. */
  readonly snils: string | null;
}

/** Checks a signature by what its authority publishes now. */
export async function judgeSignature(
  { operator, clock }: Pick<Context, 'operator' | 'clock'>,
  { document, signature, serial, kind, snils }: Given,
): Promise<Judged> {
  const published = await operator.published();
  if (published.kind !== 'answered') return undefined;
  const { root, issuing, rootList, issuingList } = published.answer;
  const issuer = readCertificate(issuing);
  const context = { roots: [readCertificate(root)], known: [issuer], now: clock.now() };
  const certificate = validateSignature(document, signature, {
    ...context,
    revocation: { lists: [rootList, issuingList], answers: [] },
  }).certificate;
  if (!certificate) return { holds: false, reason: 'FORMAT_FAILURE' };
  const status = await operator.statusOf(askStatus(certificate, issuer));
  if (status.kind !== 'answered') return undefined;
  const report = validateSignature(document, signature, {
    ...context,
    revocation: { lists: [rootList, issuingList], answers: [status.answer] },
  });
  if (report.reason === 'TRY_LATER') return undefined;
  if (report.indication !== 'total-passed') return { holds: false, reason: String(report.reason) };
  const { provenAt, signer, isQualified } = report;
  if (toHex(certificate.serialNumber.valueBlock.valueHexView) !== serial)
    return { holds: false, reason: 'other-certificate' };
  if (kind === 'qualified' && !isQualified) return { holds: false, reason: 'kind-low' };
  if (snils !== null && signer?.snils !== snils) return { holds: false, reason: 'snils-differs' };
  if (!provenAt) return { holds: false, reason: 'no-timestamp' };
  return {
    holds: true,
    provenAt,
    materials: { root, issuing, rootList, issuingList, status: status.answer },
  };
}
