/**
 * The words of the catalogue's calls and addresses, without the schemas that are made of them: a page that
 * only reads an address or shows a choice brings no checker with it.
 */

/** S3-70: property type ids. */
export const estateKinds = { flat: 1, commercial: 10, parking: 13, apartment: 15, storage: 17 } as const;

export const paymentForms = ['full', 'installment', 'mortgage'] as const;
export const finishings = ['none', 'prefinish', 'light', 'dark'] as const;

/** Sides of the world, clockwise from the north. */
export const directions = ['north', 'east', 'south', 'west'] as const;

/** What the windows of a side look at. */
export const viewCodes = ['yard', 'street', 'park', 'river', 'sea', 'forest'] as const;
