import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals of lots. */
export const lotsErrors = {
  LOT_LIMIT: {
    status: 409,
    ru: 'Вместе с одной покупкой можно взять не больше {max}.',
    en: 'At most {max} may be taken along with one purchase.',
  },
} as const satisfies Record<string, ErrorEntry>;
