import regularUrl from '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf?url';
import boldUrl from '@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf?url';
import type { Translate } from '@novosel/ui/text/i18n.tsx';
import PDFDocument from 'pdfkit';
import { brand } from '../../../../shared/brand.ts';
import type { Described } from '../describe/described.ts';
import { writeReport } from './write-report.ts';

interface Fonts {
  readonly regular: ArrayBuffer;
  readonly bold: ArrayBuffer;
}

let fonts: Promise<Fonts> | undefined;

const bring = async (url: string): Promise<ArrayBuffer> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.arrayBuffer();
};

/** Fetches the fonts once; after a failure the next report fetches them again. */
export const loadFonts = (): Promise<Fonts> => {
  fonts ??= Promise.all([bring(regularUrl), bring(boldUrl)])
    .then(([regular, bold]) => ({ regular, bold }))
    .catch((error: unknown) => {
      fonts = undefined;
      throw error;
    });
  return fonts;
};

/**
 * The report of a check as a PDF (A4), made on this device.
 * @throws Error when the fonts can not be loaded
 */
export async function makeReport(
  described: Described,
  { t, at, locale }: { t: Translate; at: Date; locale: 'ru' | 'en' },
): Promise<Blob> {
  const { regular, bold } = await loadFonts();
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 50, bottom: 60, left: 50, right: 50 },
    // Without a font of its own pdfkit would ask for one that it does not have in a browser.
    font: new Uint8Array(regular) as unknown as string,
    lang: locale,
    displayTitle: true,
    info: { Title: described.title, Author: brand.name[locale], CreationDate: at },
  });
  doc.registerFont('regular', new Uint8Array(regular) as unknown as ArrayBuffer);
  doc.registerFont('bold', new Uint8Array(bold) as unknown as ArrayBuffer);
  const pieces: Uint8Array[] = [];
  const made = new Promise<Blob>((resolve) => {
    doc.on('data', (piece: Uint8Array) => pieces.push(piece));
    doc.on('end', () => resolve(new Blob(pieces as BlobPart[], { type: 'application/pdf' })));
  });
  writeReport(doc, described, { t, name: brand.name[locale] });
  doc.end();
  return made;
}
