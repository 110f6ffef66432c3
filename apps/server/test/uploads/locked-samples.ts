import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { makePdf, streamObject } from '@novosel/testing/uploads/make-pdf.ts';
import { nestedBomb } from './bombs.ts';
import type { Sample } from './good-samples.ts';
import { actingByQpdf, openByQpdf } from './locked-by-qpdf.ts';

const algorithms = ['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const;
type Algorithm = (typeof algorithms)[number];

/** Signs of a text that a PDF has to write otherwise. */
export const lockedWords = Buffer.from('feff0428005c0029', 'hex').toString('latin1');
export const paperOfWords = () =>
  makePdf({ page: '/Nothing 99 0 R', objects: { 9: '<< /Words <feff0428005c0029> >>' } });

/**
 * A PDF that its owner's password restricts; with an empty password of the user every viewer opens it. The
 * library encrypts streams alone, so what else is to be encrypted has to lie packed in one.
 */
export async function lock(
  pdf: Buffer,
  algorithm: Algorithm = 'AES-256',
  { userPassword = '', packed = true } = {},
): Promise<Buffer> {
  const paper = await PDFDocument.load(pdf, { updateMetadata: false });
  paper.encrypt({ ownerPassword: 'owner', userPassword, algorithm, allowWeakCryptography: true });
  const written = await paper.save({ rewrite: true, useObjectStreams: packed, addDefaultPage: false });
  return Buffer.from(written);
}

const lockEach = (name: string, pdf: Buffer, options: Parameters<typeof lock>[2] = {}): Promise<Sample[]> =>
  Promise.all(
    algorithms.map(async (algorithm) => ({
      name: `${name}, ${algorithm}.pdf`,
      bytes: await lock(pdf, algorithm, options),
    })),
  );

/** Papers that open without a question. */
export const openLockedPapers = async (): Promise<readonly Sample[]> => [
  ...(await lockEach('packed', paperOfWords())),
  ...openByQpdf,
];

/** Papers that want a password, or whose protection is broken or of an unknown kind. */
export async function closedPapers(): Promise<Sample[]> {
  const locked = await lock(makePdf(), 'AES-128', { packed: false });
  const changed = (from: string, to: string) =>
    Buffer.from(locked.toString('latin1').replace(from, to), 'latin1');
  const signature = '<< /Type /Sig /ByteRange [0 9 20 9] >>';
  const broken = makePdf({ objects: { 9: '<< /Filter /Standard /V 1 /R 2 /O (x) /U (x) /P -4 >>' } });
  return [
    {
      name: 'locked.pdf',
      bytes: Buffer.from(
        broken.toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 9 0 R'),
        'latin1',
      ),
    },
    ...(await lockEach('with a password', makePdf(), { userPassword: 'secret' })),
    { name: 'locked by a certificate.pdf', bytes: changed('/Standard', '/Adobe.PubSec') },
    { name: 'locked in an unknown way.pdf', bytes: changed('/AESV2', '/AESV9') },
    {
      name: 'locked and signed.pdf',
      bytes: await lock(makePdf({ objects: { 9: signature } }), 'AES-256', { packed: false }),
    },
  ];
}

/** What acts or leads out stands in encrypted texts and packed objects. */
export async function lockedActing(): Promise<Sample[]> {
  const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
  const link =
    '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (file://evil.example) >> >>';
  return [
    ...(await lockEach('opens', makePdf({ catalog: '/OpenAction 9 0 R', objects: { 9: script } }))),
    ...(await lockEach('leads out', makePdf({ page: '/Annots [9 0 R]', objects: { 9: link } }))),
    ...(await lockEach('markup', makePdf({ objects: { 9: '(<script>1</script>)' } }))),
    ...actingByQpdf,
  ];
}

/** Few bytes, encrypted, of which many come out. */
export async function lockedBombs(): Promise<Sample[]> {
  const blanks = deflateSync(Buffer.from(`1 0 ${' '.repeat(12 * 1024 * 1024)}`));
  // Under its own type the library would unpack it.
  const packed = streamObject(blanks, '/FlateDecode', '/Type /Packed /N 1 /First 4');
  const holders = await lockEach('packed objects', makePdf({ objects: { 9: packed } }), { packed: false });
  return [
    ...(await lockEach('two layers', nestedBomb())),
    ...holders.map(({ name, bytes }) => ({
      name,
      bytes: Buffer.from(bytes.toString('latin1').replace('/Type /Packed', '/Type /ObjStm'), 'latin1'),
    })),
  ];
}
