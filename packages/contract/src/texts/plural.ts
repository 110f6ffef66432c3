/** Forms of a word after a number in Russian: 1 день, 2 дня, 5 дней. */
export interface PluralForms {
  one: string;
  few: string;
  many: string;
}

/**
 * The form after a whole number, by the Russian rules (S9-29); a negative number counts by its absolute
 * value.
 */
export const plural = (count: number, forms: PluralForms): string => {
  const ten = Math.abs(count) % 10;
  const hundred = Math.abs(count) % 100;
  if (ten === 1 && hundred !== 11) return forms.one;
  if (ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14)) return forms.few;
  return forms.many;
};
