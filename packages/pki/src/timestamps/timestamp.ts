import { Integer, OctetString } from 'asn1js';
import {
  ContentInfo,
  MessageImprint,
  PKIStatusInfo,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { type AlgorithmName, algorithms, digestBy } from '../algorithms/algorithms.ts';
import { sameBytes } from '../bytes.ts';
import { type Signer, signContent } from '../cades/sign-content.ts';
import { algorithmOf, derOf, readDer } from '../der.ts';
import { oid } from '../oids.ts';

/** The policy under which the played authority stamps. */
const policy = '1.2.643.100.999.1';

/** The DER of a question for a timestamp of bytes (RFC 3161, 2.4.1). */
export const askTimestamp = (bytes: Uint8Array, algorithm: AlgorithmName): Uint8Array =>
  derOf(new TimeStampReq({ version: 1, messageImprint: imprintOf(bytes, algorithm), certReq: true }));

const imprintOf = (bytes: Uint8Array, algorithm: AlgorithmName): MessageImprint => {
  const { digest, digestOid } = algorithms[algorithm];
  return new MessageImprint({
    hashAlgorithm: algorithmOf(digestOid),
    hashedMessage: new OctetString({ valueHex: digest(bytes) }),
  });
};

/**
 * The DER of an answer with a token.
 * @param der of the question
 * @throws RangeError when the question is none
 */
export function answerTimestamp(
  der: Uint8Array,
  { at, serial, authority }: { at: Date; serial: Uint8Array; authority: Signer },
): Uint8Array {
  const { messageImprint } = readDer(der, TimeStampReq);
  const info = new TSTInfo({
    version: 1,
    policy,
    messageImprint,
    serialNumber: new Integer({ valueHex: new Uint8Array(serial) }),
    genTime: at,
  });
  const signed = signContent(
    { content: derOf(info), contentType: oid.timestampInfo, isInside: true, signedAt: at, chain: [] },
    authority,
  );
  const token = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  return derOf(new TimeStampResp({ status: new PKIStatusInfo({ status: 0 }), timeStampToken: token }));
}

/**
 * The token of an answer, as DER.
 * @throws RangeError when the authority has refused, or the answer is none
 */
export function tokenOf(der: Uint8Array): Uint8Array {
  const { timeStampToken } = readDer(der, TimeStampResp);
  if (!timeStampToken) throw new RangeError('no token');
  return derOf(timeStampToken);
}

export interface Timestamp {
  readonly at: Date;
  readonly signed: SignedData;
  /** What the authority has signed. */
  readonly content: Uint8Array;
  /** Whether it was given to these bytes. */
  covers(bytes: Uint8Array): boolean;
}

/** @throws RangeError when the token is none */
export function readTimestamp(token: Uint8Array): Timestamp {
  const info = readDer(token, ContentInfo);
  const signed = new SignedData({ schema: info.content });
  if (signed.encapContentInfo.eContentType !== oid.timestampInfo) throw new RangeError('no timestamp');
  const content = contentOf(signed);
  const { genTime, messageImprint } = readDer(content, TSTInfo);
  const imprint = messageImprint.hashedMessage.valueBlock.valueHexView;
  return {
    at: genTime,
    signed,
    content,
    covers: (bytes) => {
      const digest = digestBy(messageImprint.hashAlgorithm.algorithmId, bytes);
      return digest !== undefined && sameBytes(digest, imprint);
    },
  };
}

/** The content inside signed data; the library reads it in one piece or in several. */
function contentOf({ encapContentInfo }: SignedData): Uint8Array {
  const content = encapContentInfo.eContent;
  return content ? new Uint8Array(content.getValue()) : new Uint8Array();
}
