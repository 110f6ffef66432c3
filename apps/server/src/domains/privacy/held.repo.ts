import type { FoundHolding } from '../../held.ts';
import type { Executor } from '../../platform/database/db.ts';
import { type SQL, sql } from '../../platform/database/drizzle.ts';
import { contactsOf } from '../identity/public.ts';

type Row = Readonly<Record<string, unknown>>;

/** SQL condition for the person's rows of a holding. All names come from our own code. */
function whose({ by, of, only, contact, parent }: FoundHolding, userId: number): SQL {
  const also = only ? sql` and ${sql.raw(only)}` : sql``;
  if (by) {
    const one = by.map((column) => sql`${sql.identifier(column)} = ${userId}`);
    if (contact) one.push(sentTo(contact, userId));
    return sql`(${sql.join(one, sql` or `)})${also}`;
  }
  if (!of || !parent) throw new Error('a holding that belongs to nobody');
  const named = sql.identifier(of.by ?? 'id');
  return sql`${sql.identifier(of.key)} in (select ${named} from ${sql.identifier(parent.table)} where ${whose(parent, userId)})${also}`;
}

/** Phones have one stored form and are found by index; an e-mail may have been typed in another case. */
const sentTo = (column: string, userId: number): SQL => {
  const contact = sql.identifier(column);
  const told = column === 'phone' ? sql`${contact}` : sql`lower(${contact})`;
  return sql`${told} = any (${contactsOf(userId)}::text[])`;
};

/** The rows of a person in a table, without hidden columns. */
export async function readHolding(db: Executor, holding: FoundHolding, userId: number): Promise<Row[]> {
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`select * from ${sql.identifier(holding.table)} where ${whose(holding, userId)}`,
  );
  const hidden = new Set(holding.hides);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name))));
}

export async function eraseHolding(tx: Executor, holding: FoundHolding, userId: number): Promise<void> {
  await tx.execute(sql`delete from ${sql.identifier(holding.table)} where ${whose(holding, userId)}`);
}

/** Empties a contact in rows that stay. */
export async function clearHolding(tx: Executor, holding: FoundHolding, userId: number): Promise<void> {
  const { table, contact } = holding;
  if (contact)
    await tx.execute(
      sql`update ${sql.identifier(table)} set ${sql.identifier(contact)} = '' where ${whose(holding, userId)}`,
    );
}

/** Whether a table contains anything about a person. */
export async function isHeld(db: Executor, holding: FoundHolding, userId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from ${sql.identifier(holding.table)} where ${whose(holding, userId)} limit 1`,
  );
  return rows.length > 0;
}
