import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PublicKeyInfo } from 'pkijs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { algorithms } from './algorithms/algorithms.ts';
import { gostKey } from './algorithms/gost-signature.ts';
import { streebog256 } from './algorithms/streebog.ts';
import { signerOf } from './authority/make-authority.ts';
import { toHex } from './bytes.ts';
import { makeSerial } from './certificates/issue-certificate.ts';
import { derOf, readDer } from './der.ts';
import {
  daysLater,
  exampleAnswer,
  exampleAuthority,
  exampleCertificate,
  exampleContext,
  exampleNow,
  exampleSignature,
} from './pki.example.ts';
import { answerTimestamp, askTimestamp } from './timestamps/timestamp.ts';

/** The engine of GOST algorithms is asked for by its settings alone. */
const settings = `openssl_conf = main
[main]
engines = engines
[engines]
gost = gost
[gost]
engine_id = gost
default_algorithms = ALL
`;
const content = Buffer.from('Договор участия в долевом строительстве\n'.repeat(50));
const pem = (label: string, der: Uint8Array) =>
  `-----BEGIN ${label}-----\n${Buffer.from(der).toString('base64')}\n-----END ${label}-----\n`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'novosel-pki-'));
  await writeFile(join(folder, 'openssl.cnf'), settings);
});
afterAll(() => rm(folder, { recursive: true }));

/** What the program of others says of files in the folder. */
function openssl(...command: readonly string[]) {
  const words = [`OPENSSL_CONF=${join(folder, 'openssl.cnf')}`, 'openssl', ...command];
  const { status, stdout, stderr } = spawnSync('env', words, { cwd: folder, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
}

describe.each(['gost', 'ecdsa'] as const)('openssl, another’s program, on %s', (algorithm) => {
  const authority = exampleAuthority(algorithm);
  const signer = exampleCertificate(authority);
  const at = String(exampleNow.getTime() / 1000);
  const trusts = ['-CAfile', 'root.pem', '-attime', at];
  beforeAll(async () => {
    const files = {
      'root.pem': pem('CERTIFICATE', derOf(authority.root)),
      'issuing.pem': pem('CERTIFICATE', derOf(authority.issuing.certificate)),
      'anna.pem': pem('CERTIFICATE', derOf(signer.certificate)),
      'paper.txt': content,
      'other.txt': content.subarray(1),
      'paper.sig': await exampleSignature(authority, signer, { content }),
    };
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  });

  it('accepts the signature as CAdES, and not over other bytes', () => {
    const verify = (paper: string) =>
      openssl(
        ...['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-in', 'paper.sig', '-content', paper],
        ...['-purpose', 'any', '-out', '/dev/null', ...trusts],
      );
    expect(verify('paper.txt')).toEqual({ status: 0, said: 'CAdES Verification successful\n' });
    expect(verify('other.txt').status).not.toBe(0);
  });

  it('accepts certificates strictly, and finds a revoked one by the list', async () => {
    const check = async (revoked: boolean) => {
      const serial = signer.certificate.serialNumber.valueBlock.valueHexView;
      const entry = { serial, at: exampleNow, reason: 'keyCompromise' } as const;
      const [list] = exampleContext(authority, revoked ? [entry] : []).revocation.lists;
      await writeFile(join(folder, 'list.pem'), pem('X509 CRL', list ?? new Uint8Array()));
      const later = String(daysLater(1.5).getTime() / 1000);
      return openssl(
        ...['verify', '-x509_strict', '-crl_check', '-CAfile', 'root.pem', '-untrusted', 'issuing.pem'],
        ...['-CRLfile', 'list.pem', '-attime', later, 'anna.pem'],
      );
    };
    expect(await check(false)).toEqual({ status: 0, said: 'anna.pem: OK\n' });
    expect((await check(true)).said).toContain('certificate revoked');
  });

  it('accepts a timestamp', async () => {
    const question = askTimestamp(content, algorithm);
    const answer = answerTimestamp(question, {
      at: exampleNow,
      serial: makeSerial(),
      authority: signerOf(authority.timestamps),
    });
    await writeFile(join(folder, 'stamp.tsr'), answer);
    const verify = (data: string) =>
      openssl('ts', '-verify', '-in', 'stamp.tsr', '-data', data, '-untrusted', 'issuing.pem', ...trusts);
    expect(verify('paper.txt').said).toContain('Verification: OK');
    expect(verify('other.txt').said).toContain('Verification: FAILED');
  });

  it.each([
    [null, 'good'],
    [exampleNow, 'revoked'],
    [undefined, 'unknown'],
  ])('reads the answer of the status service: %s is %s', async (revokedAt, word) => {
    await writeFile(join(folder, 'status.der'), exampleAnswer(authority, signer, revokedAt));
    const { said } = openssl(
      ...['ocsp', '-respin', 'status.der', '-issuer', 'issuing.pem', '-cert', 'anna.pem', '-no_nonce'],
      ...['-verify_other', 'issuing.pem', '-validity_period', '1000000000', ...trusts],
    );
    expect(said).toContain(`anna.pem: ${word}`);
    expect(said).toContain('Response verify OK');
  });
});

describe('GOST beside openssl', () => {
  it('hashes every length alike', async () => {
    for (const length of [0, 1, 31, 32, 63, 64, 65, 127, 128, 5000]) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
      await writeFile(join(folder, 'bytes'), bytes);
      const { said } = openssl('dgst', '-md_gost12_256', '-r', 'bytes');
      expect(said.split(' ')[0]).toBe(toHex(streebog256(bytes)));
    }
  });

  it('accepts our signatures, and we accept those of its keys', async () => {
    openssl('genpkey', '-algorithm', 'gost2012_256', '-pkeyopt', 'paramset:TCB', '-out', 'key.pem');
    openssl('dgst', '-md_gost12_256', '-sign', 'key.pem', '-out', 'their.bin', 'paper.txt');
    openssl('pkey', '-in', 'key.pem', '-pubout', '-outform', 'DER', '-out', 'their.der');
    const key = readDer(await readFile(join(folder, 'their.der')), PublicKeyInfo);
    const their = new Uint8Array(await readFile(join(folder, 'their.bin')));
    expect(algorithms.gost.verify(content, their, key)).toBe(true);
    expect(algorithms.gost.verify(content.subarray(1), their, key)).toBe(false);
    const own = gostKey();
    await writeFile(join(folder, 'our.bin'), algorithms.gost.sign(content, own));
    await writeFile(join(folder, 'our.pem'), pem('PUBLIC KEY', derOf(algorithms.gost.publicKeyInfo(own))));
    const { said } = openssl(
      'dgst',
      '-md_gost12_256',
      '-verify',
      'our.pem',
      '-signature',
      'our.bin',
      'paper.txt',
    );
    expect(said).toContain('Verified OK');
  });
});
