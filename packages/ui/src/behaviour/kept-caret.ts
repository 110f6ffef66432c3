const isSign = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/**
 * The caret position after a mask has rewritten the text: before as many letters and digits as before.
 * Counted from the right, since a mask may add a prefix («+7 »).
 */
export const keptCaret = (typed: string, at: number, shaped: string): number => {
  let after = [...typed.slice(at)].filter(isSign).length;
  let position = shaped.length;
  while (position > 0 && after > 0) {
    position -= 1;
    if (isSign(shaped[position])) after -= 1;
  }
  // Separators to the left belong to the group before: the next deletion takes a digit, not a dash.
  while (position > 0 && position < shaped.length && !isSign(shaped[position - 1])) position -= 1;
  return position;
};
