import { Integer } from 'asn1js';
import { Certificate, type Extension, type PublicKeyInfo, Time } from 'pkijs';
import { type AlgorithmName, algorithms } from '../algorithms/algorithms.ts';
import { algorithmOf, bitStringOf } from '../der.ts';
import { type DistinguishedName, toRdn } from '../names.ts';
import {
  addressExtensions,
  authorityKey,
  type CertificateUse,
  type IssuerAddresses,
  qualifiedExtensions,
  subjectKey,
  useExtensions,
} from './extensions.ts';

/** Who signs certificates, lists, answers and timestamps. */
export interface Issuer {
  readonly algorithm: AlgorithmName;
  readonly certificate: Certificate;
  /** 32 bytes, the highest first. */
  readonly privateKey: Uint8Array;
}

export interface CertificateOrder {
  readonly subject: DistinguishedName;
  readonly publicKey: PublicKeyInfo;
  readonly use: CertificateUse;
  /** 1 to 20 bytes. */
  readonly serial: Uint8Array;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly addresses?: IssuerAddresses;
  /** Adds what the law wants of a qualified certificate. */
  readonly qualified?: boolean;
  /** How many authorities may stand below this one. */
  readonly pathLength?: number;
}

/** A serial number of 16 bytes that nobody can guess, positive as DER reads it. */
export function makeSerial(): Uint8Array {
  const serial = crypto.getRandomValues(new Uint8Array(16));
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  return serial;
}

/** Issues a certificate under an authority. */
export const issueCertificate = (order: CertificateOrder, issuer: Issuer): Certificate =>
  signed(order, {
    name: issuer.certificate.subject,
    key: issuer.certificate.subjectPublicKeyInfo,
    algorithm: issuer.algorithm,
    privateKey: issuer.privateKey,
  });

/** Issues the certificate of a root to itself. */
export const issueRoot = (
  order: Omit<CertificateOrder, 'publicKey' | 'use' | 'addresses' | 'qualified'>,
  { algorithm, privateKey }: Pick<Issuer, 'algorithm' | 'privateKey'>,
): Certificate => {
  const publicKey = algorithms[algorithm].publicKeyInfo(privateKey);
  return signed(
    { ...order, publicKey, use: 'authority' },
    { name: toRdn(order.subject), key: publicKey, algorithm, privateKey },
  );
};

interface Authority {
  readonly name: Certificate['issuer'];
  readonly key: PublicKeyInfo;
  readonly algorithm: AlgorithmName;
  readonly privateKey: Uint8Array;
}

function signed(order: CertificateOrder, authority: Authority): Certificate {
  const algorithm = algorithms[authority.algorithm];
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: order.serial }),
    signature: algorithmOf(algorithm.signatureOid),
    issuer: authority.name,
    notBefore: new Time({ type: 0, value: order.notBefore }),
    notAfter: new Time({ type: 0, value: order.notAfter }),
    subject: toRdn(order.subject),
    subjectPublicKeyInfo: order.publicKey,
    signatureAlgorithm: algorithmOf(algorithm.signatureOid),
    extensions: extensionsOf(order, authority),
  });
  const tbs = new Uint8Array(certificate.encodeTBS().toBER());
  certificate.tbsView = tbs;
  certificate.signatureValue = bitStringOf(algorithm.sign(tbs, authority.privateKey));
  return certificate;
}

const extensionsOf = (order: CertificateOrder, { key }: Authority): Extension[] => [
  ...useExtensions(order.use, order.pathLength),
  subjectKey(order.publicKey),
  authorityKey(key),
  ...(order.addresses ? addressExtensions(order.addresses) : []),
  ...(order.qualified ? qualifiedExtensions() : []),
];
