import { parseSync, Visitor } from 'oxc-parser';
import { type Finding, placeOf, type Source, sources } from '../sources.ts';
import { alone } from './both-languages.ts';
import { namesOfBrand } from './brand.ts';
import { cataloguesOf } from './catalogues.ts';
import { bareHours } from './hours.ts';
import { namedKinds } from './kinds.ts';

const CYRILLIC = /[А-Яа-яЁё]/;
const ROOMS = /^(apps\/(cabinet|office)|packages\/ui)\//;
const SERVER_ROOMS = /^(apps\/server|packages\/(contract|client))\/src\/(?!.*\.test\.ts$)/;

/** Everything that people see; tests and examples of papers are left out. */
const OF_PRODUCT = /^(apps|packages)\/(?!.*(\.test\.tsx?|\.example\.ts)$)/;

/** Files outside of the catalogues that may contain Russian letters, each with its reason. */
const MAY_HOLD: readonly { readonly path: RegExp; readonly why: string }[] = [
  { path: /\.test\.tsx?$/, why: 'tests say what is seen' },
  { path: /packages\/ui\/src\/glue-messages\.ts$/, why: 'glues Russian prepositions to their words' },
];

/**
 * Texts are in the catalogues alone: no Russian in the code of pages; every used id exists in both languages,
 * not empty, with no Russian in the English and the same variables. Texts of the server are in both languages
 * too. An hour names its zone, an estate its kind; the developer is named by brand.json.
 */
export function words(): Finding {
  const all = sources(/\.(ts|tsx)$/);
  const files = all.filter(({ path }) => ROOMS.test(path));
  const served = all.filter(({ path }) => SERVER_ROOMS.test(path));
  const used = files.flatMap(usedIds);
  const { ids, problems } = cataloguesOf();
  const unknown = used.filter(({ id, open }) =>
    open ? ![...ids].some((known) => known.startsWith(id)) : !ids.has(id),
  );
  return {
    looked: ids.size,
    at: `messages, ${used.length} uses in ${files.length} files, and ${served.length} files of the server`,
    problems: [
      ...problems,
      ...unknown.map(({ id, place }) => `${place} no catalogue has «${id}»`),
      ...files.flatMap(straysOf),
      ...served.flatMap(alone),
      ...served.flatMap(namedKinds),
      ...all.flatMap(bareHours),
      ...sources(/\.(ts|tsx|po|html|css|svg|json)$/)
        .filter(({ path }) => OF_PRODUCT.test(path))
        .flatMap(namesOfBrand),
    ],
  };
}

interface Use {
  readonly id: string;
  /** Only the beginning of the id is in the code; the rest is known at run time. */
  readonly open: boolean;
  readonly place: string;
}

/** Ids given to `t('…')`, `text('…')` and `<Text id="…">`. */
function usedIds(source: Source): Use[] {
  const found: Use[] = [];
  const add = (node: Literal | undefined) => {
    const id =
      node?.type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : node?.quasis?.[0]?.value.cooked;
    const open = node?.type === 'TemplateLiteral' && (node.expressions?.length ?? 0) > 0;
    if (node && id) found.push({ id, open, place: placeOf(source, node.start) });
  };
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && ['t', 'text'].includes(callee.name)) add(first as Literal);
    },
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'Text') return;
      for (const each of attributes) {
        if (each.type === 'JSXAttribute' && each.name.name === 'id') add(each.value as unknown as Literal);
      }
    },
  });
  visitor.visit(parseSync(source.path, source.text).program);
  return found;
}

interface Literal {
  readonly type: string;
  readonly start: number;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string | null } }[];
  readonly expressions?: readonly unknown[];
}

function straysOf(source: Source): string[] {
  if (MAY_HOLD.some(({ path }) => path.test(source.path))) return [];
  const { comments } = parseSync(source.path, source.text);
  const isComment = (at: number) => comments.some(({ start, end }) => start <= at && at < end);
  return source.text.split('\n').flatMap((line, i, lines) => {
    const column = line.search(CYRILLIC);
    const offset = lines.slice(0, i).reduce((sum, each) => sum + each.length + 1, 0) + column;
    return column >= 0 && !isComment(offset)
      ? [`${source.path}:${i + 1} Russian outside of a catalogue`]
      : [];
  });
}
