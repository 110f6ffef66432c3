import type { Finding } from '../sources.ts';
import { allImports, type Import } from './imports.ts';

/** The domains that each domain declares in `uses`, in the order of `domains.ts`. */
export type Uses = ReadonlyMap<string, readonly string[]>;

/** The folder of queries over many domains; no domain may import it. */
const READING = 'reading';

/**
 * Files of a domain that may contain SQL: its tables, its repository, and tests that look into the database.
 */
const SPEAKS_SQL = /\.(tables|repo|usecase\.test)\.ts$/;
const SQL_PACKAGES = /^(?:(?:drizzle-orm|pg)(?:\/|$)|apps\/server\/src\/platform\/database\/drizzle)/;

/** Builds and compares contract texts, with libraries and templates that no page needs. */
const CONTRACT_TEXT = 'packages/contract/src/contracts/text/';

const IN_PAGE = /^apps\/(?:cabinet|office)\/src\/(?<room>\w+)\//;

export async function boundaries(): Promise<Finding> {
  const { domains } = await import('../../../apps/server/src/domains.ts');
  const uses: Uses = new Map(domains.map(({ name, uses }) => [name, uses]));
  const imports = allImports().filter(({ from }) => /^(apps|packages)\//.test(from));
  return {
    looked: imports.length,
    at: 'imports',
    problems: [...wrongImports(imports, uses), ...wrongUses(imports, uses)],
  };
}

/** Each import that crosses a boundary, with its place and why. */
export function wrongImports(imports: readonly Import[], uses: Uses): string[] {
  const crossing = imports.flatMap((each) => {
    const why =
      wrongDomain(each, uses) ??
      wrongSql(each) ??
      wrongFeature(each) ??
      wrongFloor(each) ??
      wrongText(each) ??
      wrongRoom(each);
    return why ? [`${each.place} ${why}: ${each.to}`] : [];
  });
  return [...crossing, ...unknownDomains(imports, uses)];
}

/** What a domain declares in `uses` without importing it, and declarations that would make a cycle. */
export function wrongUses(imports: readonly Import[], uses: Uses): string[] {
  const order = [...uses.keys()];
  const used = new Set(imports.map(({ from, to }) => `${domainOf(from)} ${domainOf(to)}`));
  return [...uses].flatMap(([name, others]) =>
    others.flatMap((other) => {
      if (!used.has(`${name} ${other}`)) return [`${name} says it uses ${other}, and does not`];
      return order.indexOf(other) < order.indexOf(name)
        ? []
        : [`${name} uses ${other}, which stands after it`];
    }),
  );
}

function domainOf(file: string): string | undefined {
  if (file.startsWith(`apps/server/src/${READING}/`)) return READING;
  return /^apps\/server\/src\/domains\/([\w-]+)\//.exec(file)?.[1];
}

function wrongDomain({ from, to }: Import, uses: Uses): string | undefined {
  const [own, other] = [domainOf(from), domainOf(to)];
  if (!other || own === other) return undefined;
  if (!own) {
    // The files that compose the program may also import a domain's manifest, routes and tables.
    if (!from.startsWith('apps/server/src/platform/')) return undefined;
    return 'the platform knows no domain';
  }
  // A test may look into every domain that its use case has changed.
  if (from.endsWith('.test.ts')) return undefined;
  // A foreign key may name the other domain's table, and nothing else of it.
  const byKey = from.endsWith('.tables.ts') && to.endsWith('.tables.ts');
  if (!byKey && !to.endsWith('/public.ts')) return 'a domain is entered by its public.ts';
  if (own === READING) return undefined;
  if (other === READING) return 'no domain knows what is read of many';
  return uses.get(own)?.includes(other) ? undefined : `${own} does not say that it uses ${other}`;
}

function wrongSql({ from, to }: Import): string | undefined {
  if (!domainOf(from) || !SQL_PACKAGES.test(to) || SPEAKS_SQL.test(from)) return undefined;
  return 'only *.repo.ts and *.tables.ts speak SQL';
}

function wrongFeature({ from, to }: Import): string | undefined {
  const feature = (file: string) => /^(apps\/\w+\/src\/features\/[\w-]+)\//.exec(file)?.[1];
  const [own, other] = [feature(from), feature(to)];
  return own && other && own !== other ? 'a feature imports no other feature' : undefined;
}

/** Folders of a page's sources from the lowest layer up: each may import only those before it. */
const FLOORS: readonly string[] = ['shared', 'features', 'shell', 'app'];

function wrongFloor({ from, to }: Import): string | undefined {
  const floor = (file: string) => FLOORS.indexOf(IN_PAGE.exec(file)?.groups?.room ?? '');
  const [own, other] = [floor(from), floor(to)];
  return own >= 0 && other > own ? `${FLOORS[own]} stands under ${FLOORS[other]}` : undefined;
}

function wrongText({ from, to }: Import): string | undefined {
  if (!to.startsWith(CONTRACT_TEXT) || from.startsWith(CONTRACT_TEXT)) return undefined;
  return from.startsWith('apps/server/') ? undefined : 'the text of a contract is for the server alone';
}

function wrongRoom({ from, to }: Import): string | undefined {
  const app = (file: string) => /^apps\/(\w+)\//.exec(file)?.[1];
  if (from.startsWith('packages/') && app(to)) return 'a package imports no app';
  return app(from) && app(to) && app(from) !== app(to) ? 'an app imports no other app' : undefined;
}

function unknownDomains(imports: readonly Import[], uses: Uses): string[] {
  const seen = new Set(imports.flatMap(({ from }) => domainOf(from) ?? []));
  return [...seen]
    .filter((name) => name !== READING && !uses.has(name))
    .map((name) => `domain ${name} is not among those of domains.ts`);
}
