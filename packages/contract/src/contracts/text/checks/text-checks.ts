import { formatMoney } from '../../../texts/money.ts';
import type { ContractFinding } from '../../findings.ts';
import { essentialTerms } from '../../template.ts';
import { essentialFacts } from './essential-facts.ts';
import type { ContractCheck } from './facts.ts';
import { sumsInWords } from './sums-in-words.ts';

const inRubles = (sum: number): string => formatMoney(sum, { kopecks: true, suffix: '' });

/** Every sum of the text is the same in digits and in words. */
export const wordsCheck: ContractCheck = ({ clauses }) =>
  clauses.flatMap(({ id, text }) =>
    sumsInWords(text)
      .filter(({ digits, words }) => digits !== words)
      .map(
        ({ digits, words, text: found }): ContractFinding => ({
          code: 'words-differ',
          field: `clauses.${id}`,
          found: words === undefined ? found : inRubles(words),
          expected: inRubles(digits),
        }),
      ),
  );

/** Braces of the template, or a line to be filled in by hand. */
const placeholder = /\{\{|\}\}|\{%|%\}|_{3,}/;

/** Nothing of the template is left in the text. */
export const placeholdersCheck: ContractCheck = ({ clauses }) =>
  clauses
    .filter(({ title, text }) => placeholder.test(`${title} ${text}`))
    .map(({ id }) => ({ code: 'placeholder-left', field: `clauses.${id}` }));

const plain = (text: string): string => text.replace(/\s+/gu, ' ');

const isOfWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\d]/u.test(sign);

/** Tells whether the text contains the value as a whole word or number: 243 does not contain 24. */
function stands(value: string, text: string): boolean {
  const searched = plain(value);
  for (let at = text.indexOf(searched); at >= 0; at = text.indexOf(searched, at + 1))
    if (!isOfWord(text[at - 1]) && !isOfWord(text[at + searched.length])) return true;
  return false;
}

/** Every essential term is in the text, with its values (214-FZ, article 4, part 4). */
export const essentialsCheck: ContractCheck = ({ data, clauses }) => {
  const facts = essentialFacts(data);
  return essentialTerms.flatMap((term): ContractFinding[] => {
    const own = clauses.filter(({ essential }) => essential === term);
    const text = plain(own.map((clause) => clause.text).join('\n'));
    const field = `clauses.${own[0]?.id ?? ''}`;
    return facts[term]
      .filter((value) => !stands(value, text))
      .map((expected) => ({ code: 'essential-missing', field, term, expected }));
  });
};
