import type { RenderedClause } from '@novosel/contract/contracts/template.ts';

/** A heading with its clauses. */
export interface Part {
  readonly heading: RenderedClause;
  readonly clauses: readonly RenderedClause[];
}

/** The text by its headings, in its order. */
export function partsOf(clauses: readonly RenderedClause[]): Part[] {
  const starts = clauses.flatMap(({ kind }, at) => (kind === 'heading' ? [at] : []));
  return starts.flatMap((start, index) => {
    const heading = clauses[start];
    return heading ? [{ heading, clauses: clauses.slice(start + 1, starts[index + 1]) }] : [];
  });
}

/** Letters as they are compared: of one case, two letters «е» as one, each space plain. The length stays. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('\u0451', '\u0435')
    .replace(/[\s\u2060]/g, ' ');

const has = ({ number, title, text }: RenderedClause, wanted: string): boolean =>
  number === wanted || [title ?? '', text].some((words) => plain(words).includes(wanted));

/** Parts that hold the words, each with the clauses that do; everything when no words are given. */
export function foundParts(parts: readonly Part[], words: string): readonly Part[] {
  const wanted = plain(words.trim());
  if (wanted === '') return parts;
  return parts.flatMap(({ heading, clauses }) => {
    const found = has(heading, wanted) ? clauses : clauses.filter((clause) => has(clause, wanted));
    return found.length > 0 ? [{ heading, clauses: found }] : [];
  });
}

/** A stretch of a text; `isFound` is one of those that were searched for. */
export interface Stretch {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text cut at the words that were searched for; together the stretches give it again. */
export function stretchesOf(text: string, words: string): Stretch[] {
  const wanted = plain(words.trim());
  if (wanted === '') return [{ text, isFound: false }];
  const compared = plain(text);
  const stretches: Stretch[] = [];
  let from = 0;
  for (let at = compared.indexOf(wanted); at !== -1; at = compared.indexOf(wanted, from)) {
    stretches.push({ text: text.slice(from, at), isFound: false });
    from = at + wanted.length;
    stretches.push({ text: text.slice(at, from), isFound: true });
  }
  return [...stretches, { text: text.slice(from), isFound: false }].filter((one) => one.text !== '');
}
