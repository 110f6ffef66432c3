import { p256 } from '@noble/curves/nist.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { BitString, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import { AlgorithmIdentifier, PublicKeyInfo } from 'pkijs';
import { oid } from '../oids.ts';
import { gostKey, gostPublicKey, gostSign, gostVerify } from './gost-signature.ts';
import { streebog256 } from './streebog.ts';

/** How keys of a kind are made, shown and used. Private keys are 32 bytes, the highest first. */
export interface SignatureAlgorithm {
  readonly digestOid: string;
  /** Of a certificate's signature and of a signer's. */
  readonly signatureOid: string;
  digest(bytes: Uint8Array): Uint8Array;
  makeKey(): Uint8Array;
  publicKeyInfo(privateKey: Uint8Array): PublicKeyInfo;
  sign(message: Uint8Array, privateKey: Uint8Array): Uint8Array;
  /** False also for what is no signature. */
  verify(message: Uint8Array, signature: Uint8Array, key: PublicKeyInfo): boolean;
}

const bitString = (bytes: Uint8Array) => new BitString({ valueHex: new Uint8Array(bytes) });
const keyInfo = (algorithm: string, parameters: Sequence | ObjectIdentifier, key: Uint8Array) =>
  new PublicKeyInfo({
    algorithm: new AlgorithmIdentifier({ algorithmId: algorithm, algorithmParams: parameters }),
    subjectPublicKey: bitString(key),
  });
const bytesOf = (key: PublicKeyInfo) => key.subjectPublicKey.valueBlock.valueHexView;

/** GOST R 34.10-2012 of 256 bits over Стрибог-256: what a Russian qualified signature is made with. */
const gost: SignatureAlgorithm = {
  digestOid: oid.gostDigest,
  signatureOid: oid.gostSignature,
  digest: streebog256,
  makeKey: gostKey,
  publicKeyInfo: (privateKey) =>
    keyInfo(
      oid.gostKey,
      new Sequence({ value: [new ObjectIdentifier({ value: oid.gostParametersB })] }),
      new Uint8Array(new OctetString({ valueHex: gostPublicKey(privateKey) }).toBER()),
    ),
  sign: gostSign,
  verify: (message, signature, key) => {
    // The 64 bytes stand in an octet string inside the bit string.
    const bytes = bytesOf(key);
    return bytes[0] === 0x04 && bytes[1] === 64 && gostVerify(message, signature, bytes.subarray(2));
  },
};

const ecdsa: SignatureAlgorithm = {
  digestOid: oid.sha256,
  signatureOid: oid.ecdsaSha256,
  digest: sha256,
  makeKey: () => p256.utils.randomSecretKey(),
  publicKeyInfo: (privateKey) =>
    keyInfo(oid.ecKey, new ObjectIdentifier({ value: oid.p256 }), p256.getPublicKey(privateKey, false)),
  sign: (message, privateKey) => p256.sign(message, privateKey, { format: 'der', lowS: false }),
  verify: (message, signature, key) => {
    try {
      return p256.verify(signature, message, bytesOf(key), { format: 'der', lowS: false });
    } catch {
      return false;
    }
  },
};

export const algorithms = { gost, ecdsa } as const;
export type AlgorithmName = keyof typeof algorithms;

const byKeyOid = new Map<string, SignatureAlgorithm>([
  [oid.gostKey, gost],
  [oid.ecKey, ecdsa],
]);
const byDigestOid = new Map<string, SignatureAlgorithm>([
  [oid.gostDigest, gost],
  [oid.sha256, ecdsa],
]);

/** What a key is used with, if we know its kind. */
export const algorithmOfKey = (key: PublicKeyInfo): SignatureAlgorithm | undefined =>
  byKeyOid.get(key.algorithm.algorithmId);

/** The digest of bytes by its object identifier, if we know it. */
export const digestBy = (digestOid: string, bytes: Uint8Array): Uint8Array | undefined =>
  byDigestOid.get(digestOid)?.digest(bytes);
