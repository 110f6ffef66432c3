import { allImports, type Import } from './imports.ts';
import type { Finding } from './sources.ts';

/** A domain may use the doors of those before it; news goes the other way by events. */
const DOMAINS = [
  'consents',
  'identity',
  'delegates',
  'passkeys',
  'sites',
  'users',
  'managers',
  'catalogue',
  'documents',
  'passports',
  'powers',
  'payments',
  'signing',
  'booking',
  'deals',
  'mortgage',
  'scoring',
  'eds',
  'loyalty',
  'feedback',
  'services',
  'slips',
  'chat',
  'notifications',
  'screens',
  'privacy',
];

/** Questions over many domains; no domain knows it. */
const READING = 'reading';

/**
 * Files of a domain that may speak SQL: its tables, its repository, and tests that look into the database.
 */
const SPEAKS_SQL = /\.(tables|repo|usecase\.test)\.ts$/;
const SQL_PACKAGES = /^(drizzle-orm|pg)(\/|$)/;

export function boundaries(): Finding {
  const imports = allImports().filter(({ from }) => /^(apps|packages)\//.test(from));
  return { looked: imports.length, at: 'imports', problems: wrongImports(imports) };
}

/** Each import that crosses a boundary, with its place and why. */
export function wrongImports(imports: readonly Import[]): string[] {
  const crossing = imports.flatMap((each) => {
    const why = wrongDomain(each) ?? wrongSql(each) ?? wrongFeature(each) ?? wrongRoom(each);
    return why ? [`${each.place} ${why}: ${each.to}`] : [];
  });
  return [...crossing, ...unknownDomains(imports)];
}

function domainOf(file: string): string | undefined {
  if (file.startsWith(`apps/server/src/${READING}/`)) return READING;
  return /^apps\/server\/src\/domains\/([\w-]+)\//.exec(file)?.[1];
}

function wrongDomain({ from, to }: Import): string | undefined {
  const [own, other] = [domainOf(from), domainOf(to)];
  if (!other || own === other) return undefined;
  if (!own) {
    // What puts the program together may take a domain's routes and tables as well.
    if (!from.startsWith('apps/server/src/platform/')) return undefined;
    return 'the platform knows no domain';
  }
  // A foreign key names the other domain's table; nothing else of it may be seen.
  if (from.endsWith('.tables.ts') && to.endsWith('.tables.ts')) return laterThan(own, other);
  if (!/\/public\.ts$/.test(to) && !/\.test\.ts$/.test(from)) return 'a domain is entered by its public.ts';
  return laterThan(own, other);
}

function laterThan(own: string, other: string): string | undefined {
  if (own === READING) return undefined;
  if (other === READING) return 'no domain knows what is read of many';
  return DOMAINS.indexOf(other) > DOMAINS.indexOf(own) ? `${own} may not know the later ${other}` : undefined;
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

function wrongRoom({ from, to }: Import): string | undefined {
  const app = (file: string) => /^apps\/(\w+)\//.exec(file)?.[1];
  if (from.startsWith('packages/') && app(to)) return 'a package imports no app';
  return app(from) && app(to) && app(from) !== app(to) ? 'an app imports no other app' : undefined;
}

function unknownDomains(imports: readonly Import[]): string[] {
  const seen = new Set(imports.flatMap(({ from }) => domainOf(from) ?? []));
  return [...seen]
    .filter((name) => name !== READING && !DOMAINS.includes(name))
    .map((name) => `domain ${name} has no place in the order`);
}
