import { type Directive, parseSync, type Statement, Visitor } from 'oxc-parser';
import { placeOf, type Source } from '../sources.ts';

const CYRILLIC = /[А-Яа-яЁё]/g;

/**
 * Files of the server and the contract that may contain Russian letters without English, each with its
 * reason.
 */
const MAY_HOLD: readonly { readonly path: RegExp; readonly why: string }[] = [
  { path: /\/demo\//, why: 'demo people and their things, as a developer would enter them' },
  { path: /\/catalogue\/generator\//, why: 'names of houses and streets' },
  { path: /\/documents\/pdf\/|\/contracts\/text\//, why: 'contracts are made in Russian (53-ФЗ)' },
  {
    path: /\/booking\/(agreement\/agreement-data|booking-terms|agreement\/make-agreement)\.ts$/,
    why: 'lines of the contract',
  },
  { path: /\/signing\/(seal-document|seal\/issue-seal)\.ts$/, why: 'the signature inside the contract' },
  {
    path: /\/booking\/payment\/(choose-transfer|transfer-order)\.ts$|\/payments\/past-acquirer\/order-line\.ts$|\/deals\/money\/escrow-order\.ts$|\/reading\/transfers\/transfer-text\.ts$/,
    why: 'lines of an invoice and of a payment order, words of a search',
  },
  {
    path: /\/payments\/refunds\/ask-refund\.ts$|\/booking\/payment\/begin-payment\.ts$|\/eds\/payment\/pay-order\.ts$/,
    why: 'lines of a Russian cheque',
  },
  {
    path: /\.repo\.ts$|\.tables\.ts$|\/reading\/people\/person-words\.ts$/,
    why: 'numbers of papers, letters of a search',
  },
  {
    path: /\/catalogue\/(imports\/reading\/(read-line|plain-cell)|desk\/desk-rules)\.ts$/,
    why: 'headings of the files that are imported',
  },
  { path: /\/(password|completion)\.policy\.ts$/, why: 'the order of keys, letters that are one' },
  {
    path: /\/platform\/(embedded-postgres\/|database\/database-refusal)|\/src\/(config|main|compose)\.ts$/,
    why: 'to the one who starts the program',
  },
  { path: /\/identity\/sign-in\/device-of\.ts$/, why: 'a browser by the name it gives itself' },
  {
    path: /\/contract\/src\/\w+\/(masks|text|plural|money|money-words|number-words|time|field-errors|names|code-text)\.ts$/,
    why: 'rules of Russian letters and endings, words that are looked for in a text',
  },
  { path: /\/contract\/src\/wire\/brand\.ts$/, why: 'tax words of a payment order, known again' },
  { path: /\/contract\/src\/booking\/terms\.ts$/, why: 'an edition by the name it is printed with' },
  {
    path: /\/contract\/src\/notifications\/tags\.ts$|\/contract\/src\/screens\/rules\.ts$/,
    why: 'given by the specification to the letter',
  },
  {
    path: /\/contract\/src\/fields\/birth-certificate\.ts$/,
    why: 'letters of both alphabets that look alike',
  },
];

/**
 * Outside of the catalogues of the pages, a Russian sentence stands beside its English one: as `{ ru, en }`,
 * as `locale === 'ru' ? … : …`, or as the constants `ru` and `en` of one list of statements.
 */
export function alone(source: Source): string[] {
  if (MAY_HOLD.some(({ path }) => path.test(source.path))) return [];
  const { program, comments } = parseSync(source.path, source.text);
  const paired: Range[] = [...comments];
  const pairIn = (statements: readonly (Directive | Statement)[]) => {
    const constants = statements.flatMap((one) =>
      one.type === 'VariableDeclaration' ? one.declarations : [],
    );
    const named = (name: string) => constants.find(({ id }) => id.type === 'Identifier' && id.name === name);
    const ru = named('ru');
    if (ru && named('en')) paired.push(ru);
  };
  new Visitor({
    ObjectExpression({ properties }) {
      const named = (name: string) =>
        properties.find((each) => each.type === 'Property' && 'name' in each.key && each.key.name === name);
      const [ru, en] = [named('ru'), named('en')];
      if (ru && en) paired.push(ru);
    },
    Program: ({ body }) => pairIn(body),
    BlockStatement: ({ body }) => pairIn(body),
    ConditionalExpression({ test, consequent }) {
      if (source.text.slice(test.start, test.end).endsWith("=== 'ru'")) paired.push(consequent);
    },
  }).visit(program);
  const places = [...source.text.matchAll(CYRILLIC)]
    .filter(({ index }) => !paired.some(({ start, end }) => start <= index && index < end))
    .map(({ index }) => placeOf(source, index));
  return [...new Set(places)].map((place) => `${place} Russian without English beside it`);
}

interface Range {
  readonly start: number;
  readonly end: number;
}
