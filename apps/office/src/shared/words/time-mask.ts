import type { Mask } from '@novosel/contract/fields/masks.ts';

const shape = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits;
};

/** «18:00», typed: the browser's own field would show it by the language of the browser, not of the page. */
export const timeMask: Mask<string> = {
  shape,
  read: (shown) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(shown) ? shown : undefined),
  show: shape,
};
