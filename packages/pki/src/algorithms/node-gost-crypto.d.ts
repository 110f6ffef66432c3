/** The package has no types of its own. */
declare module 'node-gost-crypto/lib/gostDigest.js' {
  interface DigestAlgorithm {
    readonly name: 'GOST R 34.11';
    readonly version: 2012;
    readonly length: 256 | 512;
  }
  class GostDigest {
    constructor(algorithm: DigestAlgorithm);
    digest(bytes: Uint8Array): ArrayBuffer;
  }
  export = GostDigest;
}
