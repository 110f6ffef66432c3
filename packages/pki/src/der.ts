import { BitString, fromBER } from 'asn1js';
import { AlgorithmIdentifier, Certificate } from 'pkijs';

export const bitStringOf = (bytes: Uint8Array): BitString =>
  new BitString({ valueHex: new Uint8Array(bytes) });

export const algorithmOf = (algorithmId: string): AlgorithmIdentifier =>
  new AlgorithmIdentifier({ algorithmId });

interface Encodable {
  toSchema(encodeFlag?: boolean): { toBER(): ArrayBuffer };
}

/** The DER of a structure. */
export const derOf = (structure: Encodable, encodeFlag?: boolean): Uint8Array =>
  new Uint8Array(structure.toSchema(encodeFlag).toBER());

/**
 * Reads one structure that takes all of the bytes.
 * @throws RangeError when they are no DER, or something stands behind it
 */
export function readDer<Structure>(
  bytes: Uint8Array,
  Of: new (parameters: { schema: ReturnType<typeof fromBER>['result'] }) => Structure,
): Structure {
  const { offset, result } = fromBER(new Uint8Array(bytes));
  if (offset !== bytes.length || result.blockLength !== bytes.length)
    throw new RangeError('not DER, or not DER alone');
  try {
    return new Of({ schema: result });
  } catch (cause) {
    throw new RangeError('DER of something else', { cause });
  }
}

/** @throws RangeError when the bytes are no certificate */
export const readCertificate = (bytes: Uint8Array): Certificate => readDer(bytes, Certificate);
