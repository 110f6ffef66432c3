import { type BasicConstraints, type Certificate, type Extension, ExtKeyUsage } from 'pkijs';
import { algorithmOfKey } from '../algorithms/algorithms.ts';
import { oid } from '../oids.ts';

const extensionOf = ({ extensions }: Certificate, id: string): Extension | undefined =>
  extensions?.find(({ extnID }) => extnID === id);

/** Purposes of the extended key usage, as object identifiers. */
export function extendedUsesOf(certificate: Certificate): readonly string[] {
  const value = extensionOf(certificate, oid.extendedKeyUsage)?.parsedValue;
  return value instanceof ExtKeyUsage ? value.keyPurposes : [];
}

/** Whether a certificate may issue others. */
export function isAuthority(certificate: Certificate): boolean {
  const constraints: BasicConstraints | undefined = extensionOf(
    certificate,
    oid.basicConstraints,
  )?.parsedValue;
  return constraints?.cA === true && hasUsage(certificate, 5);
}

/** @param bit of key usage from the highest: 0 digitalSignature, 1 nonRepudiation, 5 keyCertSign */
export function hasUsage(certificate: Certificate, bit: number): boolean {
  const bits = extensionOf(certificate, oid.keyUsage)?.parsedValue?.valueBlock?.valueHexView;
  return bits instanceof Uint8Array && ((bits[0] ?? 0) & (0x80 >> bit)) !== 0;
}

/** Whether the certificate is a qualified one: a class of its signing tool stands among its policies. */
export const isQualified = (certificate: Certificate): boolean => {
  const policies = extensionOf(certificate, oid.certificatePolicies)?.parsedValue?.certificatePolicies ?? [];
  return policies.some(({ policyIdentifier }: { policyIdentifier: string }) =>
    policyIdentifier.startsWith('1.2.643.100.113.'),
  );
};

/** Whether `issuer` has signed a certificate, by name and by signature. */
export function isIssuedBy(certificate: Certificate, issuer: Certificate): boolean {
  if (!certificate.issuer.isEqual(issuer.subject)) return false;
  const key = issuer.subjectPublicKeyInfo;
  const signature = certificate.signatureValue.valueBlock.valueHexView;
  return algorithmOfKey(key)?.verify(certificate.tbsView, signature, key) ?? false;
}

/** Whether it is in force at a moment. */
export const isInTerm = ({ notBefore, notAfter }: Certificate, at: Date): boolean =>
  notBefore.value <= at && at <= notAfter.value;
