import { sha1 } from '@noble/hashes/legacy.js';
import { BitString, Null, OctetString, Utf8String } from 'asn1js';
import {
  AccessDescription,
  AuthorityKeyIdentifier,
  BasicConstraints,
  CertificatePolicies,
  CRLDistributionPoints,
  DistributionPoint,
  Extension,
  ExtKeyUsage,
  GeneralName,
  InfoAccess,
  PolicyInformation,
  type PublicKeyInfo,
} from 'pkijs';
import { oid } from '../oids.ts';

/** What the key of a certificate is for. */
export type CertificateUse = 'authority' | 'signature' | 'timestamp' | 'ocsp';

/** Where the certificate's issuer publishes. */
export interface IssuerAddresses {
  readonly crl: string;
  readonly ocsp: string;
  readonly certificate: string;
}

const extension = (extnID: string, value: { toBER(): ArrayBuffer }, critical = false): Extension =>
  new Extension({ extnID, critical, extnValue: value.toBER() });

const uri = (value: string) => new GeneralName({ type: 6, value });

/** SHA-1 of the key's bits (RFC 5280, 4.2.1.2): an identifier, not a protection. */
export const keyIdentifier = (key: PublicKeyInfo): Uint8Array =>
  sha1(key.subjectPublicKey.valueBlock.valueHexView);

export const subjectKey = (key: PublicKeyInfo): Extension =>
  extension(oid.subjectKeyIdentifier, new OctetString({ valueHex: keyIdentifier(key) }));

export const authorityKey = (key: PublicKeyInfo): Extension =>
  extension(
    oid.authorityKeyIdentifier,
    new AuthorityKeyIdentifier({
      keyIdentifier: new OctetString({ valueHex: keyIdentifier(key) }),
    }).toSchema(),
  );

/** Bits of key usage from the highest: 0 digitalSignature, 1 nonRepudiation, 5 keyCertSign, 6 cRLSign. */
const usageBits = (...bits: readonly number[]): BitString => {
  const byte = bits.reduce((sum, bit) => sum | (0x80 >> bit), 0);
  return new BitString({ valueHex: new Uint8Array([byte]), unusedBits: 7 - Math.max(...bits) });
};

/** Basic constraints, key usage and the extended one. */
export function useExtensions(use: CertificateUse, pathLength?: number): Extension[] {
  const isAuthority = use === 'authority';
  const constraints = new BasicConstraints({
    cA: isAuthority,
    ...(pathLength === undefined ? {} : { pathLenConstraint: pathLength }),
  });
  const usage = isAuthority ? usageBits(5, 6) : use === 'signature' ? usageBits(0, 1) : usageBits(0);
  const extended = { timestamp: oid.timeStamping, ocsp: oid.ocspSigning, authority: null, signature: null }[
    use
  ];
  return [
    extension(oid.basicConstraints, constraints.toSchema(), true),
    extension(oid.keyUsage, usage, true),
    ...(extended
      ? [extension(oid.extendedKeyUsage, new ExtKeyUsage({ keyPurposes: [extended] }).toSchema(), true)]
      : []),
    ...(use === 'ocsp' ? [extension(oid.ocspNoCheck, new Null())] : []),
  ];
}

/** What makes a certificate a qualified one: its class, the tool of the signer, how he was identified. */
export const qualifiedExtensions = (): Extension[] => [
  extension(
    oid.certificatePolicies,
    new CertificatePolicies({
      certificatePolicies: [new PolicyInformation({ policyIdentifier: oid.classKc1 })],
    }).toSchema(),
  ),
  extension(oid.subjectSignTool, new Utf8String({ value: 'Облачная подпись оператора' })),
];

export const addressExtensions = ({ crl, ocsp, certificate }: IssuerAddresses): Extension[] => [
  extension(
    oid.crlDistributionPoints,
    new CRLDistributionPoints({
      distributionPoints: [new DistributionPoint({ distributionPoint: [uri(crl)] })],
    }).toSchema(),
  ),
  extension(
    oid.authorityInfoAccess,
    new InfoAccess({
      accessDescriptions: [
        new AccessDescription({ accessMethod: oid.ocsp, accessLocation: uri(ocsp) }),
        new AccessDescription({ accessMethod: oid.caIssuers, accessLocation: uri(certificate) }),
      ],
    }).toSchema(),
  ),
];
