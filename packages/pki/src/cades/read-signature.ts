import { OctetString, type Sequence } from 'asn1js';
import {
  type Attribute,
  Certificate,
  ContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  type SignerInfo,
} from 'pkijs';
import { algorithmOfKey, digestBy } from '../algorithms/algorithms.ts';
import { sameBytes } from '../bytes.ts';
import { derOf, readDer } from '../der.ts';
import { oid } from '../oids.ts';

/** One signer of signed data, with what its checks ask. */
export interface ReadSigner {
  /** Every certificate in the file. */
  readonly certificates: readonly Certificate[];
  /** The signer's own: by issuer and serial number, and by the digest that he has signed. */
  readonly certificate: Certificate | null;
  /** What the signer says himself. */
  readonly claimedAt: Date | null;
  /** The value of the signature, which a timestamp covers. */
  readonly value: Uint8Array;
  /** DER of timestamp tokens over the value. */
  readonly timestamps: readonly Uint8Array[];
  /** Whether the digest of bytes is the signed one; null when its algorithm is unknown. */
  isDigestOf(content: Uint8Array): boolean | null;
  /** Whether the attributes are signed by the certificate's key; null when its algorithm is unknown. */
  isSignedBy(certificate: Certificate): boolean | null;
}

/**
 * Reads signed data with one signer.
 * @throws RangeError when it is none, has another number of signers, or a signature without signed attributes
 */
export function readSignature(der: Uint8Array): ReadSigner {
  const info = readDer(der, ContentInfo);
  if (info.contentType !== ContentInfo.SIGNED_DATA) throw new RangeError('no signed data');
  return readSigner(new SignedData({ schema: info.content }));
}

/** @throws RangeError as `readSignature` */
export function readSigner(signed: SignedData): ReadSigner {
  const [signer, ...others] = signed.signerInfos;
  if (!signer?.signedAttrs || others.length > 0) throw new RangeError('not one signer');
  const { attributes } = signer.signedAttrs;
  const content = attributeOf(attributes, oid.contentType)?.valueBlock.toString();
  const digest = attributeOf(attributes, oid.messageDigest)?.valueBlock.valueHexView;
  if (content !== signed.encapContentInfo.eContentType || !digest)
    throw new RangeError('attributes are missing');
  const certificates = (signed.certificates ?? []).filter((one) => one instanceof Certificate);
  const value = signer.signature.valueBlock.valueHexView;
  // As they came, with the tag of a set in the place of the context's (RFC 5652, 5.4).
  const signedBytes = new Uint8Array(signer.signedAttrs.encodedValue);
  return {
    certificates,
    certificate: certificates.find((one) => isOf(signer, one) && isNamed(attributes, one)) ?? null,
    claimedAt: attributeOf(attributes, oid.signingTime)?.toDate() ?? null,
    value,
    timestamps: (signer.unsignedAttrs?.attributes ?? [])
      .filter(({ type }) => type === oid.timestampToken)
      .flatMap(({ values }) => values.map((token) => new Uint8Array(token.toBER()))),
    isDigestOf: (bytes) => {
      const own = digestBy(signer.digestAlgorithm.algorithmId, bytes);
      return own ? sameBytes(own, digest) : null;
    },
    isSignedBy: ({ subjectPublicKeyInfo: key }) => {
      return algorithmOfKey(key)?.verify(signedBytes, value, key) ?? null;
    },
  };
}

const attributeOf = (attributes: readonly Attribute[], type: string) => {
  const found = attributes.filter((one) => one.type === type);
  return found.length === 1 ? found[0]?.values[0] : undefined;
};

const isOf = ({ sid }: SignerInfo, certificate: Certificate): boolean =>
  sid instanceof IssuerAndSerialNumber &&
  sid.issuer.isEqual(certificate.issuer) &&
  sid.serialNumber.isEqual(certificate.serialNumber);

/** Whether the attribute of RFC 5035 holds the digest of this certificate. */
function isNamed(attributes: readonly Attribute[], certificate: Certificate): boolean {
  const value: Sequence | undefined = attributeOf(attributes, oid.signingCertificateV2);
  const [ids] = value?.valueBlock.value ?? [];
  const [id] = childrenOf(ids);
  const [first, second] = childrenOf(id);
  // The algorithm of the digest is left out when it is SHA-256.
  const hash = first instanceof OctetString ? first : second;
  const [algorithm] = first instanceof OctetString ? [] : childrenOf(first);
  if (!(hash instanceof OctetString)) return false;
  const own = digestBy(algorithm ? String(algorithm.valueBlock) : oid.sha256, derOf(certificate));
  return own !== undefined && sameBytes(own, hash.valueBlock.valueHexView);
}

const childrenOf = (node: unknown): readonly { valueBlock: unknown }[] => {
  const { valueBlock } = (node ?? {}) as { valueBlock?: { value?: unknown } };
  return Array.isArray(valueBlock?.value) ? valueBlock.value : [];
};
