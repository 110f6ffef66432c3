/** A table that is asked by a text from outside: what every object inherits is not in it. */
export const lookup = <Value>(table: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(table));
