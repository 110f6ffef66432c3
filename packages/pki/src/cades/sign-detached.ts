import { Attribute, type Certificate, ContentInfo, SignedAndUnsignedAttributes } from 'pkijs';
import { readDer } from '../der.ts';
import { oid } from '../oids.ts';
import { fileOf, type Signer, signContent } from './sign-content.ts';

interface DetachedOrder {
  /** The bytes of the paper, which stay outside of the signature. */
  readonly content: Uint8Array;
  readonly signedAt: Date;
  /** From the signer's issuer up to, but without, the root. */
  readonly chain: readonly Certificate[];
  /** The timestamp token of given bytes, DER. */
  stamp(bytes: Uint8Array): Promise<Uint8Array>;
}

/**
 * A detached CAdES-T signature (ETSI EN 319 122-1, 5.3): the signer's one with a timestamp of its value.
 * @returns the DER of a `.sig` file
 */
export async function signDetached(order: DetachedOrder, signer: Signer): Promise<Uint8Array> {
  const { content, signedAt, chain } = order;
  const signed = signContent({ content, contentType: oid.data, isInside: false, signedAt, chain }, signer);
  const [info] = signed.signerInfos;
  if (!info) throw new RangeError('no signer');
  const token = await order.stamp(info.signature.valueBlock.valueHexView);
  info.unsignedAttrs = new SignedAndUnsignedAttributes({
    type: 1,
    attributes: [
      new Attribute({ type: oid.timestampToken, values: [readDer(token, ContentInfo).toSchema()] }),
    ],
  });
  return fileOf(signed);
}
