import { createHash } from 'node:crypto';
import { derOf } from '@novosel/pki/der.ts';
import {
  exampleAuthority,
  exampleCertificate,
  exampleContext,
  exampleSignature,
} from '@novosel/pki/pki.example.ts';
import {
  certificateNameOf,
  operatorRootNameOf,
  revocationListNameOf,
  signatureNameOf,
} from '@novosel/proof/archive/electronic-names.ts';
import { archiveNames } from '@novosel/proof/archive/signature-file.ts';
import { unzipSync, zipSync } from 'fflate';

type Files = Record<string, Uint8Array>;

const unpacked = (archive: Uint8Array): Files => unzipSync(new Uint8Array(archive));

/** The first paper of an archive. */
export function paperIn(archive: Uint8Array): { name: string; bytes: Uint8Array } {
  const [found] = Object.entries(unpacked(archive)).filter(([name]) => name.endsWith('.pdf'));
  if (!found) throw new Error('There is no paper in the archive');
  return { name: found[0], bytes: found[1] };
}

/** A signature of GOST and one of ECDSA under the paper of an archive, with what they are checked by. */
export async function withSignatures(archive: Uint8Array, { revocation = true } = {}): Promise<Buffer> {
  const files = unpacked(archive);
  const { name: paper, bytes: content } = paperIn(archive);
  for (const [at, algorithm] of (['gost', 'ecdsa'] as const).entries()) {
    const authority = exampleAuthority(algorithm);
    const signer = exampleCertificate(authority);
    files[signatureNameOf(paper, at + 1)] = await exampleSignature(authority, signer, { content });
    files[certificateNameOf(at + 1)] = derOf(authority.issuing.certificate);
    files[operatorRootNameOf(algorithm)] = derOf(authority.root);
    const lists = revocation ? exampleContext(authority).revocation.lists : [];
    for (const [number, list] of lists.entries()) files[revocationListNameOf(at * 2 + number + 1)] = list;
  }
  return packed(files);
}

/** The files as an archive with a list of hashes made anew. */
function packed(files: Files): Buffer {
  const { [archiveNames.sums]: _, ...rest } = files;
  const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const list = Object.entries(rest).map(([name, bytes]) => `${hashOf(bytes)}  ${name}\n`);
  return Buffer.from(zipSync({ ...rest, [archiveNames.sums]: Buffer.from(list.join('')) }));
}

/** The archive with one changed byte of its paper; the list of hashes stays. */
export function changed(archive: Uint8Array): Buffer {
  const { name, bytes } = paperIn(archive);
  return Buffer.from(zipSync({ ...unpacked(archive), [name]: withChange(bytes) }));
}

/** The archive with the root of another seal, and a list of hashes that fits it. */
export const withStrangeKeys = (archive: Uint8Array): Buffer =>
  packed({ ...unpacked(archive), [archiveNames.sealRoot]: derOf(exampleAuthority('ecdsa').root) });

/** The same bytes with one changed bit. */
export const withChange = (bytes: Uint8Array): Uint8Array => bytes.with(40, (bytes[40] ?? 0) ^ 1);
