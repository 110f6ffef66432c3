/** Index of the least or the greatest number; undefined when all are equal or one is unknown. */
export const bestOf = (numbers: readonly (number | null)[], wish: 'least' | 'most'): number | undefined => {
  const known = numbers.filter((one) => one !== null);
  if (known.length < numbers.length || known.length < 2) return undefined;
  const best = wish === 'least' ? Math.min(...known) : Math.max(...known);
  return known.filter((one) => one === best).length === 1 ? known.indexOf(best) : undefined;
};
