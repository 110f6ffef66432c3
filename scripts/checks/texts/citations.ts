import { type Finding, placeOf, readSource, type Source, sources } from '../sources.ts';

/** IDs that a comment or a test title may cite, from the files of `docs/spec`. */
export interface Spec {
  /** Lines of the specification: `S4.1-09`. */
  readonly lines: ReadonlySet<string>;
  readonly rulings: string;
  /** Numbers of promises, such as `33`, and of traps, such as `C9`. */
  readonly promises: ReadonlySet<string>;
  readonly truths: ReadonlySet<string>;
}

const ROOM = 'docs/spec/';
/** This test contains made-up IDs. */
const OWN_TEST = 'scripts/checks/texts/citations.test.ts';
const LINE = /\bS\d+(?:\.\d+)*-\d+[a-z]?\b/g;
const PROMISES = /\b(?<kind>promise|truth)s? (?<first>C?\d+)(?<more>(?:(?:, | and | to |[…–-])C?\d+)*)/gi;
const RULING = /\brulings? (?<first>S\d+(?:\.\d+)*(?:-\d+)?)/gi;

/** Each ID that a file cites exists in `docs/spec`, so that a reader can look it up. */
export function citations(): Finding {
  const files = sources(/\.(tsx?|mjs|css|md)$/).filter(
    ({ path }) => !path.startsWith(ROOM) && path !== OWN_TEST,
  );
  const spec = readSpec();
  const cited = files.flatMap((file) => citedIn(file));
  return {
    looked: cited.length,
    at: 'IDs',
    problems: cited
      .filter(({ id, kind }) => !stands(spec, kind, id))
      .map(({ place, id }) => `${place} ${id} is not in ${ROOM}`),
  };
}

type Kind = 'line' | 'promise' | 'truth' | 'ruling';

interface Cited {
  readonly place: string;
  readonly kind: Kind;
  readonly id: string;
}

export function citedIn(source: Source): Cited[] {
  const at = (kind: Kind, id: string, index: number): Cited => ({ place: placeOf(source, index), kind, id });
  return [
    ...[...source.text.matchAll(LINE)].map(({ 0: id, index }) => at('line', id, index)),
    ...[...source.text.matchAll(PROMISES)].flatMap(({ groups, index }) =>
      [groups?.first ?? '', ...((groups?.more ?? '').match(/C?\d+/g) ?? [])].map((id) =>
        at(groups?.kind?.toLowerCase() === 'truth' ? 'truth' : 'promise', id, index),
      ),
    ),
    ...[...source.text.matchAll(RULING)].map(({ groups, index }) => at('ruling', groups?.first ?? '', index)),
  ];
}

export function stands(spec: Spec, kind: Kind, id: string): boolean {
  if (kind === 'line') return spec.lines.has(id);
  if (kind === 'ruling') return spec.rulings.includes(id);
  return (kind === 'promise' ? spec.promises : spec.truths).has(id);
}

function readSpec(): Spec {
  const text = (name: string) => readSource(`${ROOM}${name}`).text;
  const firsts = (name: string, row: RegExp) =>
    new Set([...text(name).matchAll(row)].map(([, id = '']) => id));
  return {
    lines: firsts('checklist.tsv', /^(S\S+)\t/gm),
    rulings: text('rulings.md'),
    promises: firsts('promises.md', /^\| (C?\d+) +\|/gm),
    truths: firsts('truths.md', /^(\d+)\. /gm),
  };
}
