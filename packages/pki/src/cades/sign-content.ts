import { Set as AsnSet, ObjectIdentifier, OctetString, Sequence, UTCTime } from 'asn1js';
import {
  Attribute,
  type Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  GeneralName,
  GeneralNames,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { type AlgorithmName, algorithms } from '../algorithms/algorithms.ts';
import { algorithmOf, derOf } from '../der.ts';
import { oid } from '../oids.ts';

/** Who signs: his certificate and what his key does with bytes. */
export interface Signer {
  readonly algorithm: AlgorithmName;
  readonly certificate: Certificate;
  /** Signs the DER of attributes. The key may stand elsewhere. */
  sign(attributes: Uint8Array): Uint8Array;
}

interface SignedContent {
  readonly content: Uint8Array;
  /** The type of the content, an object identifier. */
  readonly contentType: string;
  /** Whether the content stands inside. */
  readonly isInside: boolean;
  readonly signedAt: Date | null;
  /** Certificates put beside the signer's own. */
  readonly chain: readonly Certificate[];
}

const attribute = (type: string, value: unknown): Attribute => new Attribute({ type, values: [value] });

/**
 * ESSCertIDv2 with the digest of the signature's own algorithm (RFC 5035): the signature holds for no other
 * certificate of the same key.
 */
function signingCertificate(certificate: Certificate, algorithm: AlgorithmName): Sequence {
  const { digest, digestOid } = algorithms[algorithm];
  const issuer = new GeneralNames({ names: [new GeneralName({ type: 4, value: certificate.issuer })] });
  const id = new Sequence({
    value: [
      algorithmOf(digestOid).toSchema(),
      new OctetString({ valueHex: digest(derOf(certificate)) }),
      new Sequence({ value: [issuer.toSchema(), certificate.serialNumber] }),
    ],
  });
  return new Sequence({ value: [new Sequence({ value: [id] })] });
}

/** Signed attributes of CAdES-BES (ETSI EN 319 122-1, 5.1 and 5.2). */
function attributesOf(content: SignedContent, signer: Signer): SignedAndUnsignedAttributes {
  const digest = algorithms[signer.algorithm].digest(content.content);
  const attributes = [
    attribute(oid.contentType, new ObjectIdentifier({ value: content.contentType })),
    ...(content.signedAt ? [attribute(oid.signingTime, new UTCTime({ valueDate: content.signedAt }))] : []),
    attribute(oid.messageDigest, new OctetString({ valueHex: digest })),
    attribute(oid.signingCertificateV2, signingCertificate(signer.certificate, signer.algorithm)),
  ];
  // DER orders the members of a set by their bytes.
  const sorted = attributes
    .map((one) => ({ one, hex: Array.from(derOf(one), (byte) => String.fromCharCode(byte)).join('') }))
    .sort((a, b) => (a.hex < b.hex ? -1 : 1))
    .map(({ one }) => one);
  return new SignedAndUnsignedAttributes({ type: 0, attributes: sorted });
}

/** The bytes that are signed: the attributes as a set. */
const bytesOfAttributes = (attributes: SignedAndUnsignedAttributes): Uint8Array =>
  new Uint8Array(new AsnSet({ value: attributes.attributes.map((one) => one.toSchema()) }).toBER());

/** Signed data of one signer. */
export function signContent(content: SignedContent, signer: Signer): SignedData {
  const { digestOid, signatureOid } = algorithms[signer.algorithm];
  const signedAttrs = attributesOf(content, signer);
  const inside = content.isInside && { eContent: new OctetString({ valueHex: content.content }) };
  return new SignedData({
    version: content.contentType === oid.data ? 1 : 3,
    digestAlgorithms: [algorithmOf(digestOid)],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: content.contentType, ...inside }),
    certificates: [signer.certificate, ...content.chain],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: signer.certificate.issuer,
          serialNumber: signer.certificate.serialNumber,
        }),
        digestAlgorithm: algorithmOf(digestOid),
        signedAttrs,
        signatureAlgorithm: algorithmOf(signatureOid),
        signature: new OctetString({ valueHex: signer.sign(bytesOfAttributes(signedAttrs)) }),
      }),
    ],
  });
}

/** The DER of signed data as a file has it. */
export const fileOf = (signed: SignedData): Uint8Array =>
  derOf(new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) }));
