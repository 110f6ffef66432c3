import { parseSync, Visitor } from 'oxc-parser';
import { type Finding, placeOf, type Source, sources } from '../sources.ts';

const DOMAIN = /^apps\/server\/src\/domains\/([\w-]+)\//;
/** Checked files. Everybody may use tables of the platform; `reading/` may use those of many domains. */
const LOOKED = /^apps\/server\/src\/(domains|platform)\/.*\.ts$/;
/** A test may look into every domain that its use case has changed. */
const TESTS = /\.test\.ts$/;
const NAMED = /\b(?:from|join|into|update|using|table)\s+(?:only\s+)?(?:public\.)?"?([a-z_]+)"?/gi;

/**
 * No SQL of a domain names a table of another: it calls a function of that domain's `public.ts`, or takes a
 * part of a statement from there.
 */
export function ownership(): Finding {
  const files = sources(/\.ts$/).filter(({ path }) => LOOKED.test(path) && !TESTS.test(path));
  const owners = ownersOf(files);
  return {
    looked: owners.size,
    at: 'tables',
    problems: files.flatMap((file) => foreignTables(file, owners)),
  };
}

/** The domain of each table; undefined for a table of the platform. */
export function ownersOf(files: readonly Source[]): ReadonlyMap<string, string | undefined> {
  const tables = files.filter(({ path }) => path.endsWith('.tables.ts'));
  return new Map(
    tables.flatMap(({ path, text }) =>
      [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(
        ([, table = '']) => [table, DOMAIN.exec(path)?.[1]] as const,
      ),
    ),
  );
}

/** Places where a file's SQL names another domain's table, or where its `public.ts` exports a table. */
export function foreignTables(source: Source, owners: ReadonlyMap<string, string | undefined>): string[] {
  const own = DOMAIN.exec(source.path)?.[1];
  const problems: string[] = [];
  const look = (text: string, start: number) => {
    for (const [, table = ''] of text.matchAll(NAMED)) {
      const owner = owners.get(table);
      if (owner && owner !== own)
        problems.push(`${placeOf(source, start)} names ${table}, a table of ${owner}`);
    }
  };
  const { program } = parseSync(source.path, source.text);
  const said = source.path.endsWith('/held.ts');
  new Visitor({
    TaggedTemplateExpression({ tag, quasi, start }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') look(textOf(quasi), start);
    },
    TemplateLiteral(template) {
      if (said) look(textOf(template), template.start);
    },
    Literal({ value, start }) {
      if (said && typeof value === 'string') look(value, start);
    },
    ExportNamedDeclaration({ source: from, exportKind, start }) {
      const isTables = from?.value.endsWith('.tables.ts') ?? false;
      if (isTables && exportKind !== 'type' && source.path.endsWith('/public.ts'))
        problems.push(`${placeOf(source, start)} hands a table over`);
    },
  }).visit(program);
  return problems;
}

const textOf = ({ quasis }: { readonly quasis: readonly { readonly value: { readonly raw: string } }[] }) =>
  quasis.map(({ value }) => value.raw).join(' ? ');
