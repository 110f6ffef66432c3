import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { looseSamples } from '../../../../test/uploads/loose-samples.ts';
import { mendPdf } from './mend-pdf.ts';
import { rewritePdf } from './rewrite-pdf.ts';

test('a PDF that is mended has its head first, and all its tables lead to what they name', async () => {
  const papers = (await looseSamples()).filter(({ name }) => name.endsWith('.pdf'));
  for (const { name, bytes } of papers) {
    const mended = (mendPdf(bytes) ?? (await rewritePdf(bytes)))?.toString('latin1') ?? '';
    const places = placesOf(mended);
    expect(places.length).toBeGreaterThan(0);
    const astray = places.filter(({ sign, at }) => !mended.startsWith(sign, at));
    expect([name, mended.slice(0, 5), astray]).toEqual([name, '%PDF-', []]);
  }
});

/** Positions stated by text tables, tables in streams and references between them. */
function placesOf(text: string): { sign: string; at: number }[] {
  const places = [...text.matchAll(/\/Prev (\d+)/g)].map(([, at]) => ({ sign: 'xref', at: Number(at) }));
  for (const [, first, rows = ''] of text.matchAll(/\nxref\n(\d+) \d+\n((?:\d{10} \d{5} [nf] \n)+)/g))
    for (const [index, row] of rows.split('\n').entries())
      if (row.includes('n'))
        places.push({ sign: `${Number(first) + index} 0 obj`, at: Number(row.slice(0, 10)) });
  const start = Number(/startxref\n(\d+)\n%%EOF\n?$/.exec(text)?.[1]);
  const [head, length] =
    /^\d+ 0 obj\n<< \/Type \/XRef.*\/Length (\d+) .*\nstream\n/.exec(text.slice(start)) ?? [];
  if (head === undefined) return [...places, { sign: 'xref', at: start }];
  const from = start + head.length;
  const data = inflateSync(Buffer.from(text.slice(from, from + Number(length)), 'latin1'));
  for (let at = 0; at < data.length; at += 5)
    if (data[at] === 1) places.push({ sign: `${at / 5} 0 obj`, at: data.readUIntBE(at + 1, 3) });
  return places;
}
