import { createHash } from 'node:crypto';
import { fromBER, OctetString, Sequence } from 'asn1js';
import { Certificate, ContentInfo, CryptoEngine, SignedData, type SignerInfo } from 'pkijs';
import { type FoundSignature, findSignatures } from './find-signatures.ts';
import { oid } from './oids.ts';

interface VerifiedSignature {
  /** Common name of the signer's certificate; empty when there is none to read. */
  subject: string;
  /** The dictionary's `M`. */
  at: Date | undefined;
  /** Nothing was added to the file after this signature. */
  coversWhole: boolean;
  /**
   * The bytes are those signed, by the key of the certificate named in the signature, while it was in force.
   */
  valid: boolean;
  /** The certificate was issued by one of the roots given to the check. */
  trusted: boolean;
}

export interface SealCheck {
  signatures: VerifiedSignature[];
  /**
   * There are signatures, all hold, and one covers the whole file; with roots given, each seal is also from
   * one of them. Without roots anybody's seal passes.
   */
  intact: boolean;
}

const engine = new CryptoEngine({ name: 'node', crypto });
const commonName = '2.5.4.3';

/**
 * Checks every seal of a PDF from its bytes alone. Never throws: what cannot be read is not valid.
 * @param trustedRoots DER certificates; without them no signature is `trusted`, and `intact` does not ask for
 *   it.
 */
export async function verifySealedPdf(
  bytes: Uint8Array,
  trustedRoots: readonly Uint8Array<ArrayBuffer>[] = [],
): Promise<SealCheck> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signatures: VerifiedSignature[] = [];
  for (const found of findSignatures(file)) signatures.push(await verifyOne(found, trustedRoots));
  const good = signatures.every(({ valid, trusted }) => valid && (trusted || trustedRoots.length === 0));
  const intact = good && signatures.some(({ coversWhole }) => coversWhole);
  return { signatures, intact };
}

async function verifyOne(
  found: FoundSignature,
  roots: readonly Uint8Array<ArrayBuffer>[],
): Promise<VerifiedSignature> {
  const { at, coversWhole } = found;
  const refused = { subject: '', at, coversWhole, valid: false, trusted: false };
  if (!found.sound) return refused;
  try {
    const signed = readSignedData(found.cms);
    const { signer, certificate } = readSigner(signed);
    const valid =
      (await holds(signed, found.signedBytes)) &&
      namesCertificate(signer, certificate) &&
      inForce(certificate, at);
    return {
      ...refused,
      subject: subjectName(certificate),
      valid,
      trusted: valid && (await issuedBy(certificate, roots)),
    };
  } catch {
    return refused;
  }
}

function readSignedData(cms: Uint8Array<ArrayBuffer>): SignedData {
  const { result, offset } = fromBER(cms);
  if (offset === -1) throw new Error(result.error);
  const content = new ContentInfo({ schema: result });
  return new SignedData({ schema: content.content });
}

function readSigner(signed: SignedData): { signer: SignerInfo; certificate: Certificate } {
  const [signer, ...others] = signed.signerInfos;
  if (!signer || others.length > 0) throw new Error('a seal has exactly one signer');
  const certificate = signed.certificates?.find(
    (one): one is Certificate =>
      one instanceof Certificate && one.serialNumber.isEqual(signer.sid.serialNumber),
  );
  if (!certificate) throw new Error('the certificate of the signer is not in the seal');
  return { signer, certificate };
}

async function holds(signed: SignedData, data: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const result = await signed.verify(
    { signer: 0, data: data.buffer, checkChain: false, extendedMode: true },
    engine,
  );
  return result.signatureVerified === true;
}

/** Without this attribute a certificate of the same key could be put in the place of the one that signed. */
function namesCertificate(signer: SignerInfo, certificate: Certificate): boolean {
  const attribute = signer.signedAttrs?.attributes.find(({ type }) => type === oid.signingCertificateV2);
  const hash = firstIn(firstIn(firstIn(attribute?.values[0])));
  if (!(hash instanceof OctetString)) return false;
  const expected = createHash('sha256').update(new Uint8Array(certificate.toSchema().toBER())).digest();
  return expected.equals(hash.valueBlock.valueHexView);
}

function firstIn(node: unknown): unknown {
  return node instanceof Sequence ? node.valueBlock.value[0] : undefined;
}

function inForce(certificate: Certificate, at: Date | undefined): boolean {
  return at !== undefined && at >= certificate.notBefore.value && at <= certificate.notAfter.value;
}

async function issuedBy(
  certificate: Certificate,
  roots: readonly Uint8Array<ArrayBuffer>[],
): Promise<boolean> {
  for (const der of roots) {
    const root = Certificate.fromBER(der);
    if (!certificate.issuer.isEqual(root.subject)) continue;
    if (await certificate.verify(root, engine)) return true;
  }
  return false;
}

function subjectName(certificate: Certificate): string {
  const name = certificate.subject.typesAndValues.find(({ type }) => type === commonName);
  return name ? String(name.value.valueBlock.value) : '';
}
