import type { BookingAgreementData } from './booking-agreement.data.ts';
import { bookingAgreement } from './booking-agreement.template.ts';
import { quoted } from './russian.ts';

/**
 * The booking agreement as a PDF/A-2a file. The same data give the same bytes, so the hash shown before
 * signing can be reproduced. Typesetting code is loaded by the first paper, not at every start.
 * @throws RangeError when the price lines do not add up to the price.
 */
export async function renderBookingAgreement(data: BookingAgreementData): Promise<Uint8Array> {
  const [{ Paper }, { setBlocks }] = await Promise.all([import('./paper.ts'), import('./set-blocks.ts')]);
  const edition = data.edition ? `, редакция ${data.edition.number}` : '';
  const name = `Соглашение о бронировании № ${data.number}${edition}`;
  const paper = new Paper({
    title: name,
    author: data.brand.shortName,
    subject: `Комплекс ${quoted(data.estate.complex)}, № ${data.estate.number}`,
    at: data.at,
    color: data.brand.color,
  });
  setBlocks(paper, bookingAgreement(data));
  return paper.finish(name);
}
