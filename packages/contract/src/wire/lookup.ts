/** A table for keys from outside: names inherited from Object.prototype are not in it. */
export const lookup = <Value>(table: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(table));
