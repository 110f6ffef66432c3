import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface HeadKey {
  privateKey: KeyObject;
  /** To be given to whoever checks the evidence without us. */
  publicKey: KeyObject;
}

/**
 * The Ed25519 key that seals chain heads, from `dir/evidence.key.pem` (mode 0600), created there on first
 * use. Two processes that start together get the same key: the file appears whole, by one hard link.
 */
export async function loadHeadKey(dir: string): Promise<HeadKey> {
  const path = join(dir, 'evidence.key.pem');
  const pem = (await read(path)) ?? (await create(dir, path));
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error(`${path} is not an Ed25519 key`);
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

async function create(dir: string, path: string): Promise<string> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const fresh = join(dir, `evidence-new-${randomUUID()}`);
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  try {
    await writeFile(fresh, pem, { mode: 0o600, flag: 'wx', flush: true });
    await link(fresh, path).catch(ignoreTaken);
  } finally {
    await rm(fresh, { force: true });
  }
  return await readFile(path, 'utf8');
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Another process was first; its key is the one. */
function ignoreTaken(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
