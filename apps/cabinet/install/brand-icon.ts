import type { Brand } from '@novosel/contract/wire/brand.ts';
import sharp from 'sharp';

/** The logo is drawn in a square of 32 with strokes of 2.4 (brand-plugin.ts draws the tab's icon alike). */
const square = 32;
/** Share of the icon that the logo takes: a mask may cut all outside a circle of 80 % (W3C «maskable»). */
const share = 0.56;

const drawing = ({ logo, accent }: Pick<Brand, 'logo' | 'accent'>, size: number): string => {
  const whole = square / share;
  const edge = (whole - square) / 2;
  const paths = logo.paths.map((d) => `<path d="${d}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-edge} ${-edge} ${whole} ${whole}">` +
    `<rect x="${-edge}" y="${-edge}" width="100%" height="100%" fill="${accent}"/>` +
    `<g fill="none" stroke="#fff" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">${paths}</g></svg>`
  );
};

/**
 * The developer's icon as PNG: the logo in white strokes on his accent; no part of it changes from build to
 * build.
 */
export const brandIcon = (brand: Pick<Brand, 'logo' | 'accent'>, size: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing(brand, size)))
    .removeAlpha()
    .png()
    .toBuffer();
