/**
 * Codes of the catalogue's calls and addresses, without their schemas: a page that only reads an address or
 * shows a choice does not load a validator.
 */

/** S3-70: property type ids. */
export const estateKinds = { flat: 1, commercial: 10, parking: 13, apartment: 15, storage: 17 } as const;

export const paymentForms = ['full', 'installment', 'mortgage'] as const;
export const finishings = ['none', 'prefinish', 'light', 'dark'] as const;

/** Points of the compass, clockwise from the north. */
export const directions = ['north', 'east', 'south', 'west'] as const;

/** What the windows look onto. */
export const viewCodes = ['yard', 'street', 'park', 'river', 'sea', 'forest'] as const;
