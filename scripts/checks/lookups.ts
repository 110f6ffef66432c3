import { type Expression, parseSync, type TSType, Visitor } from 'oxc-parser';
import { type Finding, placeOf, type Source, sources } from './sources.ts';

const LOOKED = /^(apps|packages)\/[\w-]+\/src\/.*\.tsx?$/;
const TESTS = /\.test\.tsx?$|\/testing\.ts$/;

/**
 * A text from outside is looked up in a Map (`contract/lookup.ts`): an object would also answer to the names
 * that it inherits, such as `constructor`.
 */
export function lookups(): Finding {
  const files = sources(/\.tsx?$/).filter(({ path }) => LOOKED.test(path) && !TESTS.test(path));
  return { looked: files.length, at: 'files', problems: files.flatMap(problemsOf) };
}

/** Finds objects with any text as key that are indexed by a text, and `in` with one. */
export function problemsOf(source: Source): string[] {
  const tables = new Set<string>();
  const problems: string[] = [];
  const { program } = parseSync(source.path, source.text);
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (
        id.type === 'Identifier' &&
        init?.type === 'ObjectExpression' &&
        isRecord(id.typeAnnotation?.typeAnnotation)
      )
        tables.add(id.name);
    },
  }).visit(program);
  const tell = (start: number, what: string) => problems.push(`${placeOf(source, start)} ${what}`);
  new Visitor({
    MemberExpression({ object, property, computed, start }) {
      if (
        computed &&
        object.type === 'Identifier' &&
        tables.has(object.name) &&
        isOpen(property as Expression)
      )
        tell(start, `«${object.name}» is asked by a text: make it a Map (contract/lookup.ts)`);
    },
    BinaryExpression({ operator, left, start }) {
      if (operator === 'in' && isOpen(left as Expression))
        tell(start, '«in» finds what is inherited: use Object.hasOwn');
    },
  }).visit(program);
  return problems;
}

const isOpen = ({ type }: { readonly type: string }) => type !== 'Literal' && type !== 'PrivateIdentifier';

/** `Record<string, …>`, also inside of another type. */
function isRecord(type: TSType | undefined): boolean {
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return false;
  const [first] = type.typeArguments?.params ?? [];
  if (type.typeName.name === 'Record') return first?.type === 'TSStringKeyword';
  return ['Readonly', 'Partial'].includes(type.typeName.name) && isRecord(first);
}
