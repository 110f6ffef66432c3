import { lawFigureKinds } from '../packages/contract/src/law/figure-kinds.ts';
import { type LawFigure, lawFigures } from '../packages/contract/src/law/figure-rows.ts';
import { figureInWords } from '../packages/contract/src/law/figure-words.ts';

/**
 * Prints the figures of law as tables for the lawyer who checks them.
 * @returns its file, from the root, and its text
 */
export function printLaw(): [file: string, text: string] {
  const toCheck = lawFigures.filter(({ certainty }) => certainty === 'to-check').length;
  const text = `# Figures of law

Printed from \`packages/contract/src/law/figure-rows.ts\` by \`npm run generate\`. A figure is taken of the day of the contract or of the day on which that happens what it
is for. It is known from its first day on: a calculation for a day without a row stops. Of ${lawFigures.length} rows ${toCheck} are to be checked by a lawyer before a buyer relies on them.

| Figure | Value | Of the day of | From | To | Source | Read on |
| --- | --- | --- | --- | --- | --- | --- |
${lawFigures.map(lineOf).join('\n')}
`;
  return ['docs/law.md', text];
}

const dayOf = { contract: 'the contract', event: 'the event' } as const;

function lineOf(figure: LawFigure): string {
  const { code, validFrom, validTo, source, checkedOn } = figure;
  const { ru, of } = lawFigureKinds[code];
  const cells = [
    `${ru} (\`${code}\`)`,
    figureInWords(figure, 'ru').replaceAll('\u00a0', ' '),
    dayOf[of],
    validFrom,
    validTo ?? '',
    source.ru,
    checkedOn ?? 'to check',
  ];
  return `| ${cells.join(' | ')} |`;
}
