import { createHash } from 'node:crypto';
import { oid } from '@novosel/pki/oids.ts';
import { Signer } from '@signpdf/utils';
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { Seal } from './load-seal.ts';

const engine = new CryptoEngine({ name: 'node', crypto });

/**
 * CAdES-BES, detached (ETSI EN 319 142-1 over EN 319 122-1): content type, message digest and
 * signing-certificate-v2 are signed; the time is the dictionary's `M`, as PAdES wants.
 */
export class CmsSigner extends Signer {
  readonly #seal: Seal;

  constructor(seal: Seal) {
    super();
    this.#seal = seal;
  }

  override async sign(pdf: Buffer): Promise<Buffer> {
    const certificate = Certificate.fromBER(this.#seal.certificate);
    const digest = createHash('sha256').update(pdf).digest();
    const signed = new SignedData({
      version: 1,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: oid.data }),
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({
            issuer: certificate.issuer,
            serialNumber: certificate.serialNumber,
          }),
          signedAttrs: new SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              new Attribute({ type: oid.contentType, values: [new ObjectIdentifier({ value: oid.data })] }),
              new Attribute({ type: oid.messageDigest, values: [new OctetString({ valueHex: digest })] }),
              new Attribute({ type: oid.signingCertificateV2, values: [this.#signingCertificate()] }),
            ],
          }),
        }),
      ],
      certificates: [certificate, Certificate.fromBER(this.#seal.root)],
    });
    await signed.sign(this.#seal.privateKey, 0, 'SHA-256', undefined, engine);
    const content = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
    return Buffer.from(content.toSchema().toBER());
  }

  /** ESSCertIDv2 with the default hash, SHA-256 (RFC 5035). */
  #signingCertificate(): Sequence {
    const hash = createHash('sha256').update(this.#seal.certificate).digest();
    const essCertId = new Sequence({ value: [new OctetString({ valueHex: hash })] });
    return new Sequence({ value: [new Sequence({ value: [essCertId] })] });
  }
}
