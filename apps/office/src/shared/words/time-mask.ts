import type { Mask } from '@novosel/contract/fields/masks.ts';

const shape = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits;
};

/** A typed time, «18:00»: the browser's own field would follow the browser's language, not the page's. */
export const timeMask: Mask<string> = {
  shape,
  read: (shown) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(shown) ? shown : undefined),
  show: shape,
};
