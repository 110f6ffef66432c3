/** A stream of numbers that depends only on its seed. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [from, to], in steps of `step` from `from`. */
  int(from: number, to: number, step?: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/**
 * mulberry32 (Tommy Ettinger, public domain): 32 bits of state, enough for a demo catalogue and the same on
 * every engine. The names after the seed give each building, plan and estate its own stream, so that a change
 * in one does not move the others.
 */
export function randomFrom(seed: number, ...names: (string | number)[]): Random {
  let state = names.reduce<number>((hash, name) => fold(hash, String(name)), fold(0x811c9dc5, String(seed)));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    int: (from, to, step = 1) => from + step * Math.floor(next() * (Math.floor((to - from) / step) + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
  };
}

/** FNV-1a over the characters of a name, with a separator so that («a», «bc») and («ab», «c») differ. */
function fold(hash: number, name: string): number {
  let folded = Math.imul(hash ^ 0x1f, 0x01000193);
  for (const character of name) folded = Math.imul(folded ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return folded | 0;
}
