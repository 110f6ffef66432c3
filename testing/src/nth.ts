/** The item at an index of a list. @throws RangeError when there is none */
export function nth<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new RangeError(`nothing at ${place} of ${list.length}`);
  return found;
}
