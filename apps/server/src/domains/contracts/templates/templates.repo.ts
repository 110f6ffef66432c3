import type { Executor, Tx } from '../../../platform/database/db.ts';
import { and, desc, eq, isNotNull, isNull } from '../../../platform/database/drizzle.ts';
import { insertOnce } from '../../../platform/database/insert-once.ts';
import { firstOf } from '../contracts.repo.ts';
import { contractTemplates as templates } from '../contracts.tables.ts';

export type TemplateRow = typeof templates.$inferSelect;

const every = (db: Executor) => db.select().from(templates);

export const lastApproved = (db: Executor): Promise<TemplateRow | undefined> =>
  firstOf(every(db).where(isNotNull(templates.approvedAt)).orderBy(desc(templates.approvedAt)).limit(1));

const listed = 100;

export const findTemplates = (db: Executor): Promise<TemplateRow[]> =>
  every(db).orderBy(desc(templates.writtenAt)).limit(listed);

export const findTemplate = (db: Executor, id: string): Promise<TemplateRow | undefined> =>
  firstOf(every(db).where(eq(templates.id, id)));

/** The same, nobody else's to change until the transaction ends. */
export const lockTemplate = (tx: Tx, id: string): Promise<TemplateRow | undefined> =>
  firstOf(every(tx).where(eq(templates.id, id)).for('update'));

/** @returns false when another edition has this name */
export function insertTemplate(tx: Tx, row: TemplateRow): Promise<boolean> {
  return insertOnce(tx, templates, row);
}

/** Of a draft alone: an approved edition stays as it is. */
export async function updateTemplate(tx: Tx, id: string, set: Partial<TemplateRow>): Promise<void> {
  await tx
    .update(templates)
    .set(set)
    .where(and(eq(templates.id, id), isNull(templates.approvedAt)));
}
