export type Point = readonly [x: number, y: number];
/** A line of straight pieces. */
export type Polyline = readonly Point[];

/** Pieces of a curve: finer than a pixel of the largest icon. */
const pieces = 32;

const sample = (at: (t: number) => Point): Point[] =>
  Array.from({ length: pieces }, (_, index) => at((index + 1) / pieces));

const bezier = (points: readonly Point[]) =>
  sample((t) => {
    let level = points;
    while (level.length > 1) {
      level = level.slice(1).map((to, index): Point => {
        const from = level[index] ?? to;
        return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      });
    }
    return level[0] ?? [0, 0];
  });

interface Arc {
  readonly rx: number;
  readonly ry: number;
  /** In degrees. */
  readonly turn: number;
  readonly large: boolean;
  readonly sweep: boolean;
}

/** From the two ends to the centre: SVG 2, appendix B.2.4. */
const arc = (from: Point, to: Point, { rx, ry, turn, large, sweep }: Arc): Point[] => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grow = Math.max(1, Math.hypot(x / rx, y / ry));
  const [a, b] = [rx * grow, ry * grow];
  const rest = (a * b) ** 2 / ((a * y) ** 2 + (b * x) ** 2) - 1;
  const factor = Math.sqrt(Math.max(0, rest)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(factor * a * y) / b, (-factor * b * x) / a];
  const start = Math.atan2((y - cy) / b, (x - cx) / a);
  const end = Math.atan2((-y - cy) / b, (-x - cx) / a);
  const full = 2 * Math.PI;
  const span = sweep ? (end - start + full) % full : -((start - end + full) % full);
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return sample((t) => {
    const [px, py] = [cx + a * Math.cos(start + span * t), cy + b * Math.sin(start + span * t)];
    return [mx + cos * px - sin * py, my + sin * px + cos * py];
  });
};

/** How many numbers each command takes. */
const takes: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

interface Step {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** Commands one by one: a letter may stand for many. */
const stepsOf = (d: string): Step[] =>
  [...d.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter = '', rest = '']) => {
    const count = takes[letter.toUpperCase()] ?? 0;
    const flags = letter.toUpperCase() === 'A';
    const numbers = (rest.match(flags ? arcNumber : /-?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi) ?? []).map(
      Number,
    );
    if (count === 0) return [{ letter, numbers: [] }];
    return Array.from({ length: numbers.length / count }, (_, index) => ({
      // What follows a move without a letter of its own are lines.
      letter: index > 0 && letter === 'M' ? 'L' : index > 0 && letter === 'm' ? 'l' : letter,
      numbers: numbers.slice(index * count, (index + 1) * count),
    }));
  });
/** In «a7 7 0 0 1 14 0» flags stand apart; glued ones («01») are not written by any of our brands. */
const arcNumber = /-?(?:\d*\.\d+|\d+\.?)/g;

/** The path of an SVG as straight pieces: M L H V C S Q T A Z in both cases, as brand.json allows them. */
export const flattenPath = (d: string): Polyline[] => {
  const lines: Point[][] = [];
  let here: Point = [0, 0];
  /** Control point of the curve before, for the smooth ones. */
  let control: Point | undefined;
  let before = '';
  for (const { letter, numbers } of stepsOf(d)) {
    const kind = letter.toUpperCase();
    const base: Point = letter === kind ? [0, 0] : here;
    const at = (index: number): Point => [
      (numbers[index] ?? 0) + base[0],
      (numbers[index + 1] ?? 0) + base[1],
    ];
    const mirrored = (of: string): Point =>
      control && of.includes(before) ? [2 * here[0] - control[0], 2 * here[1] - control[1]] : here;
    const draw = (points: readonly Point[], bend?: Point) => {
      lines.at(-1)?.push(...points);
      here = points.at(-1) ?? here;
      control = bend;
    };
    if (kind === 'M') {
      here = at(0);
      lines.push([here]);
    } else if (kind === 'L') draw([at(0)]);
    else if (kind === 'H') draw([[(numbers[0] ?? 0) + base[0], here[1]]]);
    else if (kind === 'V') draw([[here[0], (numbers[0] ?? 0) + base[1]]]);
    else if (kind === 'C') draw(bezier([here, at(0), at(2), at(4)]), at(2));
    else if (kind === 'S') draw(bezier([here, mirrored('CS'), at(0), at(2)]), at(0));
    else if (kind === 'Q') draw(bezier([here, at(0), at(2)]), at(0));
    else if (kind === 'T') {
      const bend = mirrored('QT');
      draw(bezier([here, bend, at(0)]), bend);
    } else if (kind === 'A') {
      const [rx = 0, ry = 0, turn = 0, large, sweep] = numbers;
      draw(arc(here, at(5), { rx, ry, turn, large: large === 1, sweep: sweep === 1 }));
    } else if (kind === 'Z') {
      const start = lines.at(-1)?.[0];
      if (start) draw([start]);
    }
    before = kind;
  }
  return lines;
};
