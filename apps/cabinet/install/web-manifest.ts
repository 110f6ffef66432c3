import type { Brand } from '@novosel/contract/wire/brand.ts';
import { path } from '@novosel/contract/wire/paths.ts';

/** Sizes of the PNG icons in px; iOS takes the one of 180. */
export const iconSizes = [180, 192, 512] as const;

export const iconFile = (size: number): string => `icon-${size}.png`;

/** Background behind the name until the first screen: `--surface` of tokens.css in the light theme. */
const surface = '#f2f4f2';

/** Name and appearance of the installed cabinet (W3C Web Application Manifest). */
export const webManifest = ({ name, accent }: Brand): string =>
  JSON.stringify({
    id: '/',
    name: name.ru,
    short_name: name.ru,
    lang: 'ru',
    dir: 'ltr',
    start_url: path('root'),
    scope: '/',
    display: 'standalone',
    background_color: surface,
    theme_color: accent,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      ...iconSizes.flatMap((size) =>
        ['any', 'maskable'].map((purpose) => ({
          src: `/${iconFile(size)}`,
          type: 'image/png',
          sizes: `${size}x${size}`,
          purpose,
        })),
      ),
    ],
  });
