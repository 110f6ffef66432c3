import type pg from 'pg';

/**
 * Adds many rows to tables without their indexes, which are rebuilt afterwards: that takes a fraction of the
 * time. Indexes of constraints stay.
 */
export async function withoutIndexes(
  db: pg.Pool | pg.PoolClient,
  tables: readonly string[],
  add: () => Promise<void>,
): Promise<void> {
  const { rows } = await db.query<{ name: string; made: string }>(
    `select i.relname as name, pg_get_indexdef(x.indexrelid) as made
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     where t.relname = any($1::text[]) and not exists (select from pg_constraint c where c.conindid = x.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await db.query(`drop index ${name}`);
  await add();
  for (const { made } of rows) await db.query(made);
}
