import { Enumerated, Integer } from 'asn1js';
import {
  type Certificate,
  CertificateRevocationList,
  Extension,
  Extensions,
  RevokedCertificate,
  Time,
} from 'pkijs';
import { algorithmOfKey, algorithms } from '../algorithms/algorithms.ts';
import { sameBytes } from '../bytes.ts';
import { authorityKey } from '../certificates/extensions.ts';
import type { Issuer } from '../certificates/issue-certificate.ts';
import { algorithmOf, bitStringOf, derOf, readDer } from '../der.ts';
import { oid } from '../oids.ts';

/** Reasons of RFC 5280, 5.3.1. */
export const revocationReasons = {
  unspecified: 0,
  keyCompromise: 1,
  affiliationChanged: 3,
  superseded: 4,
  cessation: 5,
} as const;
export type RevocationReason = keyof typeof revocationReasons;

export interface Revocation {
  readonly serial: Uint8Array;
  readonly at: Date;
  readonly reason: RevocationReason;
}

interface ListOrder {
  /** Grows with each list of the issuer. */
  readonly number: number;
  readonly thisUpdate: Date;
  readonly nextUpdate: Date;
  readonly revoked: readonly Revocation[];
}

const time = (value: Date): Time => new Time({ type: 0, value });
const extension = (extnID: string, value: { toBER(): ArrayBuffer }): Extension =>
  new Extension({ extnID, critical: false, extnValue: value.toBER() });

/** The DER of a list of an issuer's revoked certificates (RFC 5280, 5). */
export function issueRevocationList(order: ListOrder, issuer: Issuer): Uint8Array {
  const algorithm = algorithms[issuer.algorithm];
  const list = new CertificateRevocationList({
    version: 1,
    signature: algorithmOf(algorithm.signatureOid),
    issuer: issuer.certificate.subject,
    thisUpdate: time(order.thisUpdate),
    nextUpdate: time(order.nextUpdate),
    crlExtensions: new Extensions({
      extensions: [
        authorityKey(issuer.certificate.subjectPublicKeyInfo),
        extension(oid.crlNumber, new Integer({ value: order.number })),
      ],
    }),
    signatureAlgorithm: algorithmOf(algorithm.signatureOid),
    ...(order.revoked.length > 0 && { revokedCertificates: order.revoked.map(entryOf) }),
  });
  const [body] = list.toSchema(true).valueBlock.value;
  const tbs = new Uint8Array(body?.toBER() ?? []);
  list.tbsView = tbs;
  list.signatureValue = bitStringOf(algorithm.sign(tbs, issuer.privateKey));
  return derOf(list);
}

const entryOf = ({ serial, at, reason }: Revocation): RevokedCertificate =>
  new RevokedCertificate({
    userCertificate: new Integer({ valueHex: new Uint8Array(serial) }),
    revocationDate: time(at),
    crlEntryExtensions: new Extensions({
      extensions: [extension(oid.crlReason, new Enumerated({ value: revocationReasons[reason] }))],
    }),
  });

/** What is known of a certificate's revocation, and from when to when it holds. */
export interface RevocationStatus {
  readonly revokedAt: Date | null;
  readonly thisUpdate: Date;
  readonly nextUpdate: Date | null;
}

/**
 * What a list says of a certificate.
 * @returns null when the list is broken, of another issuer, or not signed by this one
 */
export function statusByList(
  der: Uint8Array,
  { serialNumber }: Certificate,
  issuer: Certificate,
): RevocationStatus | null {
  const list = readList(der);
  if (!list?.issuer.isEqual(issuer.subject)) return null;
  const key = issuer.subjectPublicKeyInfo;
  const signature = list.signatureValue.valueBlock.valueHexView;
  if (!algorithmOfKey(key)?.verify(list.tbsView, signature, key)) return null;
  const serial = serialNumber.valueBlock.valueHexView;
  const entry = list.revokedCertificates?.find(({ userCertificate }) =>
    sameBytes(userCertificate.valueBlock.valueHexView, serial),
  );
  return {
    revokedAt: entry?.revocationDate.value ?? null,
    thisUpdate: list.thisUpdate.value,
    nextUpdate: list.nextUpdate?.value ?? null,
  };
}

function readList(der: Uint8Array): CertificateRevocationList | null {
  try {
    return readDer(der, CertificateRevocationList);
  } catch {
    return null;
  }
}
