import { sha1 } from '@noble/hashes/legacy.js';
import { Constructed, Enumerated, GeneralizedTime, Integer, OctetString, Primitive } from 'asn1js';
import {
  BasicOCSPResponse,
  CertID,
  type Certificate,
  OCSPRequest,
  OCSPResponse,
  Request,
  ResponseBytes,
  ResponseData,
  SingleResponse,
  TBSRequest,
} from 'pkijs';
import { algorithmOfKey, algorithms } from '../algorithms/algorithms.ts';
import { keyIdentifier } from '../certificates/extensions.ts';
import type { Issuer } from '../certificates/issue-certificate.ts';
import { extendedUsesOf, isIssuedBy } from '../certificates/read-certificate.ts';
import { algorithmOf, bitStringOf, derOf, readDer } from '../der.ts';
import { oid } from '../oids.ts';
import type { RevocationStatus } from './revocation-list.ts';

/** SHA-1, by which responders know certificates (RFC 5019, 2.1.1). */
const sha1Oid = '1.3.14.3.2.26';

function idOf(serial: Uint8Array, issuer: Certificate): CertID {
  return new CertID({
    hashAlgorithm: algorithmOf(sha1Oid),
    issuerNameHash: new OctetString({ valueHex: sha1(derOf(issuer.subject)) }),
    issuerKeyHash: new OctetString({ valueHex: keyIdentifier(issuer.subjectPublicKeyInfo) }),
    serialNumber: new Integer({ valueHex: new Uint8Array(serial) }),
  });
}

const serialOf = (certificate: Certificate): Uint8Array => certificate.serialNumber.valueBlock.valueHexView;

/** The DER of a question about one certificate (RFC 6960). */
export const askStatus = (certificate: Certificate, issuer: Certificate): Uint8Array =>
  derOf(
    new OCSPRequest({
      tbsRequest: new TBSRequest({
        requestList: [new Request({ reqCert: idOf(serialOf(certificate), issuer) })],
      }),
    }),
    true,
  );

/**
 * The serial number that a question asks about.
 * @throws RangeError when it is none, or asks about another number of certificates than one
 */
export function readStatusQuestion(der: Uint8Array): Uint8Array {
  const [first, ...others] = readDer(der, OCSPRequest).tbsRequest.requestList;
  if (!first || others.length > 0) throw new RangeError('not one certificate');
  return first.reqCert.serialNumber.valueBlock.valueHexView;
}

interface StatusAnswer {
  readonly serial: Uint8Array;
  /** Null is good, undefined unknown. */
  readonly revokedAt: Date | null | undefined;
  readonly thisUpdate: Date;
  readonly nextUpdate: Date;
}

/** The DER of an answer, signed by a responder under the issuer. */
export function answerStatus(answer: StatusAnswer, responder: Issuer, issuer: Certificate): Uint8Array {
  const algorithm = algorithms[responder.algorithm];
  const data = new ResponseData({
    responderID: new OctetString({ valueHex: keyIdentifier(responder.certificate.subjectPublicKeyInfo) }),
    producedAt: answer.thisUpdate,
    responses: [
      new SingleResponse({
        certID: idOf(answer.serial, issuer),
        certStatus: statusOf(answer.revokedAt),
        thisUpdate: answer.thisUpdate,
        nextUpdate: answer.nextUpdate,
      }),
    ],
  });
  const tbs = derOf(data, true);
  data.tbsView = tbs;
  const basic = new BasicOCSPResponse({
    tbsResponseData: data,
    signatureAlgorithm: algorithmOf(algorithm.signatureOid),
    signature: bitStringOf(algorithm.sign(tbs, responder.privateKey)),
    certs: [responder.certificate],
  });
  return derOf(
    new OCSPResponse({
      responseStatus: new Enumerated({ value: 0 }),
      responseBytes: new ResponseBytes({
        responseType: oid.ocspBasic,
        response: new OctetString({ valueHex: derOf(basic) }),
      }),
    }),
  );
}

/** Context tags of CertStatus: 0 good, 1 revoked, 2 unknown. */
const statusOf = (revokedAt: Date | null | undefined): Primitive | Constructed =>
  revokedAt
    ? new Constructed({
        idBlock: { tagClass: 3, tagNumber: 1 },
        value: [new GeneralizedTime({ valueDate: revokedAt })],
      })
    : new Primitive({ idBlock: { tagClass: 3, tagNumber: revokedAt === null ? 0 : 2 } });

/**
 * What an answer says of a certificate.
 * @returns null when it is broken, about another one, unknown to the responder, or not signed for its issuer
 */
export function statusByAnswer(
  der: Uint8Array,
  certificate: Certificate,
  issuer: Certificate,
): RevocationStatus | null {
  const basic = readAnswer(der);
  const responder = basic?.certs?.find((one) => isResponder(one, issuer)) ?? issuer;
  const key = responder.subjectPublicKeyInfo;
  if (!basic) return null;
  const { tbsView, responses } = basic.tbsResponseData;
  if (!algorithmOfKey(key)?.verify(tbsView, basic.signature.valueBlock.valueHexView, key)) return null;
  const wanted = idOf(serialOf(certificate), issuer);
  const found = responses.find(({ certID }) => certID.isEqual(wanted));
  const tag = found?.certStatus.idBlock.tagNumber;
  if (!found || (tag !== 0 && tag !== 1)) return null;
  return {
    revokedAt: tag === 1 ? found.certStatus.valueBlock.value[0].toDate() : null,
    thisUpdate: found.thisUpdate,
    nextUpdate: found.nextUpdate ?? null,
  };
}

const isResponder = (one: Certificate, issuer: Certificate): boolean =>
  isIssuedBy(one, issuer) && extendedUsesOf(one).includes(oid.ocspSigning);

function readAnswer(der: Uint8Array): BasicOCSPResponse | null {
  try {
    const bytes = readDer(der, OCSPResponse).responseBytes?.response.valueBlock.valueHexView;
    return bytes ? readDer(bytes, BasicOCSPResponse) : null;
  } catch {
    return null;
  }
}
