/** Mean width of a letter of Golos Text, as a share of its size: enough to see whether a label fits. */
const LETTER = 0.575;

/** Estimated width of a line of text in pixels; never less than it will be by more than a letter. */
export function textWidth(text: string, size: number): number {
  return text.length * size * LETTER;
}
