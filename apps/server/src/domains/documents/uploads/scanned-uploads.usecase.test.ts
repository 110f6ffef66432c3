import { errorPhrase } from '@novosel/contract/errors/errors.ts';
import { freePorts } from '@novosel/testing/free-ports.ts';
import { makePdf } from '@novosel/testing/uploads/make-pdf.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { type Outside, startOutside } from '../../../../test/outside.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { scanUploads } from './scan-uploads.ts';

/** Assembled here so that real scanners do not report this source file. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const infected = () => makePdf({ objects: { 9: `<< >> %${eicar}` } });

let server: TestServer;
let scanner: Outside | undefined;
let buyer: Browser;
let port: number;
const startScanner = async () => {
  scanner = await startOutside(undefined, { OUTSIDE_CLAMAV_PORT: String(port) });
};
const stopScanner = async () => {
  await scanner?.close();
  scanner = undefined;
};

beforeAll(async () => {
  [port = 0] = await freePorts(1);
  await startScanner();
  server = await startTestServer({ CLAMAV_URL: `127.0.0.1:${port}` });
  buyer = await server.buyer('01');
});
afterAll(async () => {
  await server.close();
  await stopScanner();
});

interface UploadAnswer {
  readonly result: boolean;
  readonly message: string;
  readonly data: readonly string[];
}
const upload = async (name: string, bytes: Buffer) =>
  (await buyer.upload('/api/upload', name, bytes, 'application/pdf')).body as unknown as UploadAnswer;
const open = (id: string | undefined) => buyer.get(`/api/documents/${id}/file`);

it('[promise 31] a clean file is given back, an infected one is refused and told', async () => {
  const clean = await upload('чистый.pdf', makePdf());
  expect([clean.result, (await open(clean.data[0])).status]).toEqual([true, 200]);
  expect(await upload('заражён.pdf', infected())).toMatchObject({
    result: false,
    message: errorPhrase('UPLOAD_INFECTED', 'ru', { file: 'заражён.pdf' }),
    data: [],
  });
});

it('[promise 31] while the scanner is down files are taken and none is given back; then the quarantine drains', async () => {
  await stopScanner();
  const [clean, bad] = [
    await upload('позже.pdf', makePdf()),
    await upload('позже с вирусом.pdf', infected()),
  ];
  expect([clean.result, bad.result]).toEqual([true, true]);
  for (const { data } of [clean, bad]) {
    const answer = await open(data[0]);
    expect([answer.status, answer.body.code]).toEqual([409, 'UPLOAD_WAITS']);
  }
  await expect(scanUploads(server.context)).rejects.toThrow();
  expect((await open(clean.data[0])).status).toBe(409);

  await startScanner();
  expect(await scanUploads(server.context)).toBe(2);
  expect(await scanUploads(server.context)).toBe(0);
  expect([(await open(clean.data[0])).status, (await open(bad.data[0])).status]).toEqual([200, 404]);
  const told = await buyer.get('/api/notification/list');
  expect(told.raw.body).toContain('Файл убран: в нём вирус');
  expect(told.raw.body.match(/«позже с вирусом\.pdf» открыть нельзя/g)).toHaveLength(1);
});

it('[promise 31] an infected file looks absent where files are counted', async () => {
  await stopScanner();
  const { data } = await upload('ещё.pdf', infected());
  await startScanner();
  await scanUploads(server.context);
  const answer = await buyer.send('POST', '/api/upload/properties', `files%5B%5D=${data[0]}`, {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(answer.body).toMatchObject({ data: [{ file: data[0], exists: false, size: 0 }] });
});
