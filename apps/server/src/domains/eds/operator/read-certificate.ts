import { readCertificate } from '@novosel/pki/der.ts';
import { type DistinguishedName, fromRdn } from '@novosel/pki/names.ts';
import type { CertificateOwner } from '../../../ports/signature-operator/signature-operator.ts';
import { givenNameOf } from './given-name.ts';

/** Whether a certificate names the person of the order: another name or SNILS is never his. */
export function namesPerson(certificate: Uint8Array, person: CertificateOwner): boolean {
  const subject = subjectOf(certificate);
  return (
    subject?.snils === person.snils &&
    subject.surname === person.surname &&
    subject.givenName === givenNameOf(person)
  );
}

/** @returns undefined for bytes that are no certificate */
function subjectOf(certificate: Uint8Array): DistinguishedName | undefined {
  try {
    return fromRdn(readCertificate(certificate).subject);
  } catch {
    return undefined;
  }
}
