/** Inserts separators between groups of digits, only where digits follow: 000-000. */
export const groups = (digits: string, sizes: readonly number[], separators: readonly string[]): string => {
  let rest = digits;
  let text = '';
  sizes.forEach((size, index) => {
    if (!rest) return;
    text += (index ? (separators[index - 1] ?? '') : '') + rest.slice(0, size);
    rest = rest.slice(size);
  });
  return text;
};
