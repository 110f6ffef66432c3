import { weierstrass } from '@noble/curves/abstract/weierstrass.js';
import { toBytes, toNumber } from '../bytes.ts';
import { streebog256 } from './streebog.ts';

/** In bytes, of a coordinate and of each half of a signature. */
const size = 32;

/** id-tc26-gost-3410-2012-256-paramSetB (RFC 7836, appendix A.2). */
const Point = weierstrass({
  p: 2n ** 256n - 617n,
  n: 0xffffffffffffffffffffffffffffffff6c611070995ad10045841b09b761b893n,
  h: 1n,
  a: 2n ** 256n - 620n,
  b: 166n,
  Gx: 1n,
  Gy: 0x8d91e471e0989cda27df505a453f2b7635294f2ddf23e3b122acc99c9e9f1e14n,
});
const { Fn, BASE } = Point;

const littleEndian = (bytes: Uint8Array): bigint => toNumber(bytes.toReversed());

/** The digest as a number of the group, and 1 for 0 (GOST R 34.10-2012, 6.1, step 2). */
function numberOf(message: Uint8Array): bigint {
  const number = Fn.create(littleEndian(streebog256(message)));
  return number === 0n ? 1n : number;
}

/** A number from 1 to the order of the group less 1; 16 bytes more than it has leave no bias. */
function randomNumber(): bigint {
  const number = Fn.create(toNumber(crypto.getRandomValues(new Uint8Array(size + 16))));
  return number === 0n ? randomNumber() : number;
}

/** A private key: 32 bytes, the highest first. */
export const gostKey = (): Uint8Array => toBytes(randomNumber(), size);

/** The public key of a private one: x and y with their lowest bytes first, 64 bytes (RFC 9215, 4.3). */
export function gostPublicKey(privateKey: Uint8Array): Uint8Array {
  const { x, y } = BASE.multiply(toNumber(privateKey)).toAffine();
  return new Uint8Array([...toBytes(x, size).reverse(), ...toBytes(y, size).reverse()]);
}

/**
 * Signs by GOST R 34.10-2012 over Стрибог-256.
 * @returns s and r, 64 bytes, as X.509 and CMS keep them (RFC 9215, 2)
 */
export function gostSign(message: Uint8Array, privateKey: Uint8Array): Uint8Array {
  const e = numberOf(message);
  for (;;) {
    const k = randomNumber();
    const r = Fn.create(BASE.multiply(k).toAffine().x);
    const s = Fn.add(Fn.mul(r, toNumber(privateKey)), Fn.mul(k, e));
    if (r !== 0n && s !== 0n) return new Uint8Array([...toBytes(s, size), ...toBytes(r, size)]);
  }
}

/** Whether the signature is of this message by this key; false also for what is no key or no signature. */
export function gostVerify(message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  if (signature.length !== 2 * size || publicKey.length !== 2 * size) return false;
  const s = toNumber(signature.subarray(0, size));
  const r = toNumber(signature.subarray(size));
  if (!Fn.isValidNot0(s) || !Fn.isValidNot0(r)) return false;
  const v = Fn.inv(numberOf(message));
  try {
    const key = Point.fromAffine({
      x: littleEndian(publicKey.subarray(0, size)),
      y: littleEndian(publicKey.subarray(size)),
    });
    key.assertValidity();
    const point = BASE.multiplyUnsafe(Fn.mul(s, v)).add(key.multiplyUnsafe(Fn.mul(Fn.neg(r), v)));
    return !point.is0() && Fn.create(point.toAffine().x) === r;
  } catch {
    return false;
  }
}
