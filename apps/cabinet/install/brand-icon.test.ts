import sharp from 'sharp';
import { expect, test } from 'vitest';
import brand from '../../../brand.json' with { type: 'json' };
import { brandIcon } from './brand-icon.ts';
import { iconFile, iconSizes, webManifest } from './web-manifest.ts';

test('the icon: white strokes on the accent, the corners free for a mask, the same at every build', async () => {
  const size = 64;
  const square = { accent: '#0b5b66', logo: { paths: ['M4 4H28V28H4Z'] } };
  const png = await brandIcon(square, size);
  expect(png.equals(await brandIcon(square, size))).toBe(true);
  const pixels = await sharp(png).raw().toBuffer();
  const at = (x: number, y: number) => [...pixels.subarray((y * size + x) * 3).subarray(0, 3)];
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
