import { createPrivateKey, KeyObject, X509Certificate } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IssuedSeal } from './issue-seal.ts';
import { sealKeyAlgorithm } from './seal-algorithm.ts';

export interface Seal {
  /** DER of the certificate that signs. */
  certificate: Uint8Array<ArrayBuffer>;
  /** DER of the organisation's own root, which a verifier has to trust. */
  root: Uint8Array<ArrayBuffer>;
  privateKey: CryptoKey;
}

export interface SealOwner {
  /** Legal name, put into both certificates. */
  organization: string;
  /** Start of validity when the seal is created now. */
  now: Date;
}

const files = {
  rootCertificate: 'root.crt.pem',
  rootKey: 'root.key.pem',
  certificate: 'seal.crt.pem',
  key: 'seal.key.pem',
} as const;

/**
 * The developer's seal from `dir/seal`, created there on first use. Keys are readable by the owner of the
 * process only. Two processes that start together get the same seal: the folder appears whole, by one rename.
 * @throws Error when the folder holds a seal that cannot be read.
 */
export async function loadSeal(dir: string, owner: SealOwner): Promise<Seal> {
  const home = join(dir, 'seal');
  return (await readSeal(home)) ?? (await createSeal(dir, home, owner));
}

async function createSeal(dir: string, home: string, owner: SealOwner): Promise<Seal> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const fresh = await mkdtemp(join(dir, 'seal-new-'));
  try {
    // Needed once in the life of an installation.
    const { issueSeal } = await import('./issue-seal.ts');
    await writeSeal(fresh, await issueSeal(owner));
    await rename(fresh, home).catch(ignoreTaken);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  const seal = await readSeal(home);
  if (!seal) throw new Error(`the seal was written to ${home} and is not there`);
  return seal;
}

async function readSeal(home: string): Promise<Seal | undefined> {
  const key = await readFile(join(home, files.key), 'utf8').catch(ignoreMissing);
  if (key === undefined) return undefined;
  const [certificate, root] = await Promise.all([
    readFile(join(home, files.certificate), 'utf8'),
    readFile(join(home, files.rootCertificate), 'utf8'),
  ]);
  return {
    certificate: new Uint8Array(new X509Certificate(certificate).raw),
    root: new Uint8Array(new X509Certificate(root).raw),
    privateKey: await crypto.subtle.importKey('pkcs8', keyDer(key), sealKeyAlgorithm, false, ['sign']),
  };
}

async function writeSeal(home: string, issued: IssuedSeal): Promise<void> {
  const secret = { mode: 0o600, flag: 'wx', flush: true } as const;
  await writeFile(join(home, files.rootKey), keyPem(issued.rootKey), secret);
  await writeFile(join(home, files.rootCertificate), issued.root.toString('pem'), { flush: true });
  await writeFile(join(home, files.certificate), issued.certificate.toString('pem'), { flush: true });
  await writeFile(join(home, files.key), keyPem(issued.key), secret);
}

function keyPem(key: CryptoKey): string | Buffer {
  return KeyObject.from(key).export({ type: 'pkcs8', format: 'pem' });
}

function keyDer(pem: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' }));
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Another process was first; its seal is the one. */
function ignoreTaken(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}
