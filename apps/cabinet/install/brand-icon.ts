import type { Brand } from '@novosel/contract/wire/brand.ts';
import sharp from 'sharp';

/**
 * Units of the square in which the logo is drawn, with strokes of 2.4 (as brand-plugin.ts draws the tab's
 * icon).
 */
const square = 32;
/**
 * Share of the icon's width for the logo: a mask may cut everything outside a circle of 80 % (W3C
 * «maskable»).
 */
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
 * The developer's icon as PNG: the logo in white strokes on his accent. The same brand gives the same bytes.
 */
export const brandIcon = (brand: Pick<Brand, 'logo' | 'accent'>, size: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing(brand, size)))
    .removeAlpha()
    .png()
    .toBuffer();
