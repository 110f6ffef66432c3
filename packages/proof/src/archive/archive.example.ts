import { ed25519 } from '@noble/curves/ed25519.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { derOf } from '@novosel/pki/der.ts';
import {
  anna,
  exampleAuthority,
  exampleCertificate,
  exampleContext,
  exampleSignature,
} from '@novosel/pki/pki.example.ts';
import { zipSync } from 'fflate';
import {
  certificateNameOf,
  operatorRootNameOf,
  revocationListNameOf,
  signatureNameOf,
} from './electronic-names.ts';
import { hashOf } from './read-sums.ts';
import { archiveNames } from './signature-file.ts';

const director = {
  ...anna,
  commonName: 'ООО «Пример»',
  organization: 'ООО «Пример»',
  title: 'Генеральный директор',
};

const algorithms = ['gost', 'ecdsa'] as const;

/** Two papers, the first with a signature of each algorithm, as the server packs them. */
export async function signedFiles(): Promise<Map<string, Uint8Array>> {
  const papers = ['Договор.pdf', 'Приложение.pdf'] as const;
  const files = new Map<string, Uint8Array>(
    papers.map((name) => [name, utf8ToBytes(`%PDF-1.7 ${name}\n`.repeat(20))]),
  );
  const content = files.get(papers[0]) ?? new Uint8Array();
  for (const [at, algorithm] of algorithms.entries()) {
    const authority = exampleAuthority(algorithm);
    const signer = exampleCertificate(authority, at === 0 ? anna : director);
    files.set(signatureNameOf(papers[0], at + 1), await exampleSignature(authority, signer, { content }));
    files.set(certificateNameOf(at + 1), derOf(authority.issuing.certificate));
    files.set(operatorRootNameOf(algorithm), derOf(authority.root));
    for (const [number, list] of exampleContext(authority).revocation.lists.entries())
      files.set(revocationListNameOf(at * 2 + number + 1), list);
  }
  files.set(archiveNames.headKey, utf8ToBytes(pemOf(ed25519.utils.randomSecretKey())));
  files.set(archiveNames.sealRoot, utf8ToBytes('root'));
  return files;
}

/** DER of a public Ed25519 key up to its bytes (RFC 8410), in base64 of a PEM. */
function pemOf(secret: Uint8Array): string {
  const head = [0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00];
  const der = btoa(String.fromCharCode(...head, ...ed25519.getPublicKey(secret)));
  return `-----BEGIN PUBLIC KEY-----\n${der}\n-----END PUBLIC KEY-----\n`;
}

/** The list of hashes of files, as `sha256sum` writes it. */
export const listOf = (files: ReadonlyMap<string, Uint8Array>): Uint8Array =>
  utf8ToBytes([...files].map(([name, bytes]) => `${hashOf(bytes)}  ${name}\n`).join(''));

/** The files with their list of hashes. */
export const withList = (files: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> =>
  new Map([...files, [archiveNames.sums, listOf(files)]]);

export const zipped = (files: ReadonlyMap<string, Uint8Array>, level: 0 | 6 = 0): Uint8Array =>
  zipSync(Object.fromEntries(files), { level });
