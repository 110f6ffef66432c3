import { createRequire } from 'node:module';
import { type Font, type GlyphRun, openSync } from 'fontkit';

const resolve = createRequire(import.meta.url).resolve;
const files = {
  regular: resolve('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf'),
  medium: resolve('@expo-google-fonts/golos-text/500Medium/GolosText_500Medium.ttf'),
  bold: resolve('@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf'),
};
export type FontName = keyof typeof files;
export const fontNames = Object.keys(files) as FontName[];

/** Cached words and lines of a font; the clauses of all our papers are about two thousand. */
const remembered = 10_000;

const opened = new Map<FontName, Font>();

/** A font as pdfkit uses it, opened once: parsing it for every paper was most of a paper's cost. */
export function openFont(name: FontName): Font {
  const known = opened.get(name);
  if (known) return known;
  const font = rememberLayouts(openSync(files[name]) as Font);
  opened.set(name, font);
  return font;
}

/** The same font with a cache for the layouts of texts. */
function rememberLayouts(font: Font): Font {
  const layouts = new Map<string, GlyphRun>();
  const layout = (text: string, features: string[] = []): GlyphRun => {
    const key = `${features.join()} ${text}`;
    let run = layouts.get(key);
    if (!run) {
      run = font.layout(text, features);
      // Names and numbers of single papers would fill the memory: the oldest layout is removed first.
      if (layouts.size >= remembered) layouts.delete(layouts.keys().next().value ?? '');
      layouts.set(key, run);
    }
    // pdfkit scales the given positions in place.
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(run) as GlyphRun, { positions });
  };
  return Object.create(font, { layout: { value: layout } }) as Font;
}
