import pg from 'pg';
import { DatabaseRefusal } from './database-refusal.ts';
import { appRole, sqlState, withOptions } from './db.ts';

/**
 * Two logins to one database: the owner migrates it, the program uses a login that may not change the ledger.
 */
export interface DatabaseUrls {
  readonly owner: string;
  readonly app: string;
}

/**
 * For a program without its own login: the owner's session switches to the program's role; `RESET ROLE` could
 * undo that.
 */
export function steppingDown(ownerUrl: string): string {
  return withOptions(ownerUrl, `-c role=${appRole}`);
}

/**
 * Makes sure that the program's login exists and has the rights of its role, as far as the owner can. The
 * role's first password is that of the address; later changes must be made in the database first.
 * @throws {DatabaseRefusal}
 */
export async function admitApp(owner: pg.Pool, appUrl: string): Promise<void> {
  const name = decodeURIComponent(new URL(appUrl).username);
  const { rows } = await owner.query<{ owner: boolean; enters: boolean | null; works: boolean | null }>(
    `select current_user = $1 as owner, role.rolcanlogin as enters, pg_has_role(role.oid, '${appRole}', 'usage') as works
       from (select) one left join pg_roles role on role.rolname = $1`,
    [name],
  );
  const [role] = rows;
  if (role?.owner) return;
  const missing = [
    ...(role?.enters ? [] : [letIn(appUrl, name, role?.enters === null)]),
    ...(role?.works ? [] : [`grant ${appRole} to ${pg.escapeIdentifier(name)}`]),
  ];
  for (const statement of missing) await asOwner(owner, statement, name);
  await enter(appUrl);
}

function letIn(appUrl: string, name: string, absent: boolean): string {
  const password = pg.escapeLiteral(decodeURIComponent(new URL(appUrl).password));
  return `${absent ? 'create' : 'alter'} role ${pg.escapeIdentifier(name)} login password ${password}`;
}

async function asOwner(owner: pg.Pool, statement: string, name: string): Promise<void> {
  try {
    await owner.query(statement);
  } catch (error) {
    // 42501: insufficient privilege.
    if (sqlState(error) === '42501') throw new DatabaseRefusal('app-not-made', name);
    throw error;
  }
}

async function enter(appUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: appUrl, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ here: boolean }>(
      `select to_regclass('public.audit_records') is not null as here`,
    );
    if (!rows[0]?.here) throw new DatabaseRefusal('app-elsewhere');
  } catch (error) {
    if (error instanceof DatabaseRefusal) throw error;
    throw new DatabaseRefusal('app-unreachable', error instanceof Error ? error.message : String(error));
  } finally {
    await client.end().catch(() => undefined);
  }
}
