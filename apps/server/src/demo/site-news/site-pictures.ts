/**
 * Pictures for the demo's news of the building site, drawn by the program in the style and colours of the
 * pages' own drawings (shared design «Drawn like a drawing»), since there is no real site to photograph.
 */
export const pictureSize = { width: 1200, height: 800 } as const;

const ink = '#2b3634';
const paper = '#ffffff';
const sky = '#eef2f1';
const line = '#9aa5a1';
const sand = '#e3dccb';
const firm = '#cdc3ab';
const water = '#c9dde1';
const glass = '#8fb6bd';
const hollow = '#d5dbd8';
const warm = '#c9a24a';
const leaf = '#8fa894';
const lawn = '#dfe8de';

const sheet = (...parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}" viewBox="0 0 600 400">${parts.join('')}</svg>`;
const box = (x: number, y: number, width: number, height: number, fill: string, stroke = 'none') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" stroke="${stroke}"/>`;
const area = (d: string, fill: string, stroke = 'none') =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`;
const stroke = (d: string, color = ink, width = 1.5, dash = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-linecap="round"/>`;
const range = (count: number) => Array.from({ length: count }, (_, at) => at);

const pine = (x: number, ground: number, height: number) =>
  stroke(`M${x} ${ground}v${-height * 0.4}`, ink, 2) +
  area(`M${x} ${ground - height}l${height * 0.3} ${height * 0.75}h${-height * 0.6}z`, leaf, ink);

const crane = (x: number, top: number, ground: number) => {
  const braces = range(Math.floor((ground - top) / 14)).map((at) => `M${x} ${ground - at * 14}l8 -14`);
  return stroke(
    `M${x} ${ground}V${top}h8V${ground}M${x - 120} ${top + 14}H${x + 60}M${x} ${top}L${x - 120} ${top + 14}M${x + 8} ${top}L${x + 60} ${top + 14}M${x - 80} ${top + 14}v44m-8 0h16${braces.join('')}`,
    warm,
  );
};

interface Section {
  readonly floors: number;
  readonly built: number;
  /** Floors with walls, from the ground up; those above are a bare frame. */
  readonly walls: number;
  /** Floors with glass in the windows. */
  readonly glazed: number;
}

interface House {
  readonly sections: readonly Section[];
  readonly beside: 'sea' | 'street' | 'dunes';
}

const base = 340;
const wide = 92;

const storeyOf = (sections: readonly Section[]) =>
  Math.min(20, 262 / Math.max(...sections.map(({ floors }) => floors)));

function standing({ floors, built, walls, glazed }: Section, x: number, storey: number): string {
  const stories = range(built).map((at) => {
    const top = base - (at + 1) * storey;
    const columns = stroke(
      range(3)
        .map((one) => `M${x + ((one + 1) * wide) / 4} ${top}v${storey}`)
        .join(''),
      line,
    );
    const windows = range(4).map((one) =>
      box(x + 7 + one * 21, top + storey * 0.25, 14, storey * 0.5, at < glazed ? glass : hollow),
    );
    return (
      box(x, top, wide, storey, at < walls ? paper : 'none', ink) + (at < walls ? windows.join('') : columns)
    );
  });
  const top = base - floors * storey;
  const planned = stroke(
    `M${x} ${base - built * storey}V${top}h${wide}V${base - built * storey}`,
    line,
    1.5,
    '5 5',
  );
  return stories.join('') + (built < floors ? planned : '');
}

const surroundings = {
  sea: area('M0 352q30 -8 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0V400H0z', water),
  street: box(0, 356, 600, 26, hollow) + stroke('M10 369H590', paper, 2, '18 14'),
  dunes: area('M0 350q90 -34 180 -8t210 -4t210 6V400H0z', sand) + pine(70, 348, 70) + pine(104, 344, 52),
};

/** A building under construction: floors built and planned, walls, glass, a crane. */
export function housePicture({ sections, beside }: House): string {
  const storey = storeyOf(sections);
  const whole = sections.length * wide;
  const left = 280 - whole / 2;
  const top = base - Math.max(...sections.map(({ floors }) => floors)) * storey;
  return sheet(
    box(0, 0, 600, 400, sky),
    crane(left + whole + 34, Math.max(14, top - 34), base),
    box(0, base, 600, 60, sand),
    surroundings[beside],
    ...sections.map((section, at) => standing(section, left + at * wide, storey)),
    stroke(`M${left - 10} ${base}h${whole + 60}`, ink, 2),
  );
}

/** The pit of a building that has just begun, with its fence. */
export function pitPicture(): string {
  const posts = [...range(7).map((at) => 12 + at * 18), ...range(4).map((at) => 498 + at * 18)];
  return sheet(
    box(0, 0, 600, 400, sky),
    pine(548, 200, 96),
    pine(576, 200, 74),
    area('M0 200H136L196 306H424L484 200H600V400H0z', sand, ink),
    area('M0 342Q150 326 300 346T600 336V400H0z', firm),
    stroke(posts.map((x) => `M${x} 200v-34`).join('')),
    stroke('M6 176H130M6 190H130M492 176H560M492 190H560', line, 3),
    // The excavator: tracks, body, cab, arm and bucket.
    `<rect x="62" y="182" width="62" height="16" rx="8" fill="${ink}"/>`,
    box(70, 152, 46, 30, warm, ink),
    box(98, 132, 24, 30, paper, ink),
    stroke('M118 154L172 116L206 176', ink, 5),
    area('M196 174h22l-4 22h-22z', warm, ink),
  );
}

/** Piles by the water: their planned and their actual depth. */
export function pilesPicture(): string {
  const piles = range(8).map((at) => 226 + at * 42);
  return sheet(
    box(0, 0, 600, 400, sky),
    area('M0 150H190V400H0z', water),
    stroke('M12 172q10 -6 20 0t20 0t20 0M84 206q10 -6 20 0t20 0t20 0M30 250q10 -6 20 0t20 0t20 0', paper, 2),
    area('M190 130H600V400H150L166 270z', sand, ink),
    area('M150 400L158 312Q300 292 440 316T600 304V400z', firm, ink),
    ...piles.map((x) => box(x, 104, 12, 146, paper, ink) + box(x, 250, 12, 104, warm, ink)),
    box(214, 82, 334, 24, paper, ink),
    stroke('M196 250H572', ink, 1.5, '6 6'),
    stroke('M572 250V354M566 256l12 -12M566 360l12 -12', ink),
  );
}

/** The yard from above: paths with pipes under them, the first pines, the future playground. */
export function yardPicture(): string {
  const pines = [
    [96, 120],
    [140, 92],
    [128, 160],
    [470, 300],
    [506, 262],
    [430, 322],
  ] as const;
  const path = 'M-20 216C120 150 180 300 320 214S520 96 640 150';
  const crown = ([x, y]: readonly [number, number]) =>
    `<circle cx="${x}" cy="${y}" r="19" fill="${leaf}" stroke="${ink}"/>` +
    stroke(`M${x - 11} ${y}h22M${x} ${y - 11}v22M${x - 8} ${y - 8}l16 16M${x - 8} ${y + 8}l16 -16`, lawn);
  return sheet(
    box(0, 0, 600, 400, lawn),
    stroke(path, sand, 36),
    stroke('M320 214C330 280 300 330 312 430', sand, 28),
    stroke(path, glass, 3, '12 8'),
    ...pines.map(crown),
    `<rect x="196" y="72" width="150" height="86" rx="18" fill="${sand}" stroke="${ink}" stroke-dasharray="6 6"/>`,
    stroke('M232 140l18 -46l18 46M241 117h18M290 96h32v32h-32z'),
    box(-4, -4, 608, 40, hollow, ink),
    box(-4, 368, 220, 40, hollow, ink),
    stroke(
      range(10)
        .map((at) => `M${30 + at * 60} -4V36`)
        .join(''),
      line,
    ),
  );
}
