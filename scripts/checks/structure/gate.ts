import fs from 'node:fs';
import path from 'node:path';
import { walks } from '../../../e2e/register.ts';
import { journeyFiles } from '../../../e2e/stage/journey-files.ts';
import { isRole } from '../../../e2e/steps/people/sign-in.ts';
import { type Finding, ROOT } from '../sources.ts';

/**
 * Limits that keep the gate short. They are counts, since times differ between machines (docs/testing.md).
 */
const most = { bothWidths: 14, looksOfFeature: 80 } as const;

/** The only journeys that go through a booking on its pages; all others bring it to a state by calls. */
const byPages = [
  'journeys/booking/card.e2e.ts',
  'journeys/keyboard/keyboard.e2e.ts',
  'journeys/booking/resume.e2e.ts',
  'register/deal/booking-walk.ts',
];

/** The only files that may run axe: the register, and the test of what stands in for it in the dark theme. */
const withAxe = [
  'axe.e2e.ts',
  'journeys/kit/colour-pairs.e2e.ts',
  'steps/looks/axe.ts',
  'steps/looks/colour-pairs.ts',
];

/** Faked server answers in browser tests, with the reason; all others come from our server (decision 083). */
const madeUp: Readonly<Record<string, { readonly count: number; readonly why: string }>> = {
  'journeys/auth/sign-in.e2e.ts': {
    count: 2,
    why: 'one is of a site of others; the other names LOGOUT_URL, a setting of the whole server',
  },
  'journeys/booking/site.e2e.ts': {
    count: 1,
    why: 'a house that is sold out would take its flats from all other journeys',
  },
  'steps/hostile/replace-words.ts': {
    count: 1,
    why: 'all readers of the catalogue share the texts that it replaces',
  },
};

export function gate(): Finding {
  const journeys = journeyFiles();
  const files = fs
    .readdirSync(path.join(ROOT, 'e2e'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
    .map((file) => ({ file, text: fs.readFileSync(path.join(ROOT, 'e2e', file), 'utf8') }));
  const problems = [
    ...tooMany(
      'files of journeys at both widths',
      journeys.filter(({ widths }) => widths === 'both'),
      most.bothWidths,
    ),
    ...files
      .filter(
        ({ file, text }) =>
          walksByPages(text) && !byPages.includes(file) && file !== 'steps/deals/booking.ts',
      )
      .map(
        ({ file }) => `e2e/${file} walks the booking by its pages: lead it by calls (steps/deals/states.ts)`,
      ),
    ...files
      .filter(({ text }) => /\.waitForTimeout\(/.test(text))
      .map(({ file }) => `e2e/${file} sleeps for a fixed time: wait for what is to come`),
    ...files
      .filter(({ file, text }) => /from '[^']*\/axe\.ts'/.test(text) && !withAxe.includes(file))
      .map(({ file }) => `e2e/${file} asks axe: make it a screen of the register`),
    ...files.flatMap(({ file, text }) => answers(file, text)),
    ...looks(),
    ...unnamed(journeys),
  ];
  return { looked: files.length, at: 'files of journeys', problems };
}

const walksByPages = (text: string): boolean =>
  /import \{[^}]*\b(?:begin|fillPassport|bookUntilPayment)\b[^}]*\} from '[^']*\/booking\.ts'/.test(text);

function answers(file: string, text: string): string[] {
  const found = text.match(/\.fulfill\(/g)?.length ?? 0;
  const allowed = madeUp[file]?.count ?? 0;
  if (found === allowed) return [];
  return [
    `e2e/${file} answers ${found} calls itself, ${allowed} are named: let the server answer (steps/browser/refuse.ts)`,
  ];
}

const tooMany = (what: string, found: readonly unknown[], limit: number): string[] =>
  found.length > limit ? [`${found.length} ${what}, at most ${limit}`] : [];

function looks(): string[] {
  const counts = new Map<string, number>();
  for (const { as, features, screens } of walks) {
    const side = typeof as === 'string' && isRole(as) ? 'the desk' : 'the cabinet';
    const feature = `${features[0]} of ${side}`;
    counts.set(feature, (counts.get(feature) ?? 0) + screens.length);
  }
  return [...counts]
    .filter(([, count]) => count > most.looksOfFeature)
    .map(([feature, count]) => `${count} looks at ${feature}, at most ${most.looksOfFeature}`);
}

const foldersOf = (place: string): string[] =>
  fs
    .readdirSync(path.join(ROOT, place), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Every feature has a journey and a walk, and every name in these lists is of an existing folder. */
function unnamed(journeys: ReturnType<typeof journeyFiles>): string[] {
  const features = [...foldersOf('apps/cabinet/src/features'), ...foldersOf('apps/office/src/features')];
  const known = new Set([
    ...features,
    ...foldersOf('apps/server/src/domains'),
    ...foldersOf('packages/contract/src'),
  ]);
  const guarded = new Set(journeys.flatMap((one) => one.features));
  const looked = new Set(walks.flatMap((one) => one.features));
  return [
    ...features.filter((name) => !guarded.has(name)).map((name) => `no journey guards ${name}`),
    ...features.filter((name) => !looked.has(name)).map((name) => `no walk looks at ${name}`),
    ...[...guarded, ...looked]
      .filter((name) => !known.has(name))
      .map((name) => `there is no feature ${name}`),
    ...journeys
      .filter(({ file, features: named }) => file.startsWith('journeys/') && named.length === 0)
      .map(({ file }) => `e2e/${file} names no features`),
  ];
}
