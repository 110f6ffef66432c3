import { diffArrays } from 'diff';
import type { TextSpan } from '../../changes.ts';

/**
 * Numbers with their groups and decimals, words with hyphens, spaces, other signs. `diffWords` of the library
 * would take every Cyrillic letter for a word.
 */
const token =
  /\d+(?:[\u00a0 ]\d{3})*(?:[.,/]\d+)*|[\p{L}\p{M}\d]+(?:-[\p{L}\p{M}\d]+)*|\s+|[^\p{L}\p{M}\d\s]/gu;

const tokensOf = (text: string): string[] => text.match(token) ?? [];

/** Beyond so many words that differ, a text is shown as replaced. */
const mostEdits = 4_000;

const replaced = (before: string, after: string): TextSpan[] =>
  [{ kind: 'removed', text: before } as const, { kind: 'added', text: after } as const].filter(
    ({ text }) => text !== '',
  );

/**
 * Splits a changed text into kept, removed and added words. Kept and removed words make the former text, kept
 * and added words the new one.
 */
export function wordSpans(before: string, after: string): TextSpan[] {
  const parts = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: mostEdits });
  if (!parts) return replaced(before, after);
  const spans = parts.map(({ added, removed, value }): TextSpan => {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    return { kind, text: value.join('') };
  });
  return joinedOverSpaces(spans);
}

const isGap = ({ kind, text }: TextSpan): boolean => kind === 'same' && text.trim() === '';

/** Replaced words with nothing but spaces between them are one replaced phrase. */
function joinedOverSpaces(spans: readonly TextSpan[]): TextSpan[] {
  const found: TextSpan[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    found.push(...replaced(removed, added));
    [removed, added] = ['', ''];
  };
  for (const [at, span] of spans.entries()) {
    const isWithin = isGap(span) && removed !== '' && added !== '' && at < spans.length - 1;
    if (span.kind === 'same' && !isWithin) {
      flush();
      found.push(span);
      continue;
    }
    if (span.kind !== 'added') removed += span.text;
    if (span.kind !== 'removed') added += span.text;
  }
  flush();
  return found;
}
