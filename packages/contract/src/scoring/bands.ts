/** The scale of personal credit ratings, 1 to 999, in four bands: first and last number of each. */
export const bandEnds = { low: [1, 149], middle: [150, 593], high: [594, 903], top: [904, 999] } as const;
export type Band = keyof typeof bandEnds;
export const bands = Object.keys(bandEnds) as readonly Band[];

export const ratingScale = { least: bandEnds.low[0], most: bandEnds.top[1] } as const;

/** The band of a rating: how likely banks are to lend. */
export const bandOf = (rating: number): Band => bands.find((band) => rating <= bandEnds[band][1]) ?? 'top';
