/**
 * Mean width of a letter of Golos Text, as a share of the font size: precise enough to see whether a label
 * fits.
 */
const LETTER = 0.575;

/** Estimated width of a line of text in px; at most one letter less than the real width. */
export function textWidth(text: string, size: number): number {
  return text.length * size * LETTER;
}
