import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import brand from '../../../brand.json' with { type: 'json' };
import { brandIcon } from './brand-icon.ts';
import { flattenPath } from './flatten-path.ts';
import { iconFile, iconSizes, webManifest } from './web-manifest.ts';

const ends = (d: string) =>
  flattenPath(d).map((line) => line.at(-1)?.map((value) => Math.round(value * 1e6) / 1e6));

/** Pixels of a PNG of ours: one chunk, no filter. */
const pixelsOf = (png: Buffer, size: number) => {
  const at = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  return (x: number, y: number) => [...rows.subarray(y * (size * 3 + 1) + 1 + x * 3).subarray(0, 3)];
};

test('every command of a path leads where SVG says, in both cases', () => {
  expect(ends('M3 27V13L16 4l13 9v14')).toEqual([[29, 27]]);
  expect(ends('M1 1h4v4H1z')).toEqual([[1, 1]]);
  expect(ends('M9 27a7 7 0 0 1 14 0')).toEqual([[23, 27]]);
  expect(ends('M0 0c1 0 2 1 2 2s1 2 2 2')).toEqual([[4, 4]]);
  expect(ends('M0 0Q2 0 2 2T4 4')).toEqual([[4, 4]]);
  expect(ends('M0 0L1 1M5 5 6 6')).toEqual([
    [1, 1],
    [6, 6],
  ]);
});

test('an arc keeps its distance from the centre', () => {
  const [line = []] = flattenPath('M9 27a7 7 0 0 1 14 0');
  for (const [x, y] of line) expect(Math.hypot(x - 16, y - 27)).toBeCloseTo(7, 6);
  // The sweep of 1 goes over the top.
  expect(Math.min(...line.map(([, y]) => y))).toBeCloseTo(20, 6);
});

test('the icon: white strokes on the accent, the corners free for a mask, the same at every build', () => {
  const size = 64;
  const square = { accent: '#0b5b66', logo: { paths: ['M4 4H28V28H4Z'] } };
  const png = brandIcon(square, size);
  expect(png.equals(brandIcon(square, size))).toBe(true);
  const at = pixelsOf(png, size);
  expect(at(0, 0)).toEqual([0x0b, 0x5b, 0x66]);
  expect(at(32, 32)).toEqual([0x0b, 0x5b, 0x66]);
  // The upper stroke: 4 of 32 units into a drawing of 56 % of the icon.
  expect(at(32, Math.floor(size * (0.22 + (0.56 * 4) / 32)))).toEqual([255, 255, 255]);
});

test('the manifest names the developer and every icon that is drawn', () => {
  const manifest = JSON.parse(webManifest(brand)) as Record<string, unknown> & { icons: { src: string }[] };
  expect(manifest).toMatchObject({ name: brand.name.ru, theme_color: brand.accent, display: 'standalone' });
  const files = new Set(manifest.icons.map(({ src }) => src));
  expect(files).toEqual(new Set(['/favicon.svg', ...iconSizes.map((size) => `/${iconFile(size)}`)]));
});
