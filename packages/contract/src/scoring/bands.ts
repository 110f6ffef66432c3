/** The scale of personal credit ratings, 1 to 999, in its four parts; each ends with this number. */
const ends = { low: 149, middle: 593, high: 903, top: 999 } as const;
export type Band = keyof typeof ends;

export const ratingScale = { least: 1, most: ends.top } as const;

/** What a rating means: how likely banks are to lend. */
export function bandOf(rating: number): Band {
  if (rating <= ends.low) return 'low';
  if (rating <= ends.middle) return 'middle';
  return rating <= ends.high ? 'high' : 'top';
}
