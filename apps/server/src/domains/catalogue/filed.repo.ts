import { type SQLWrapper, sql } from 'drizzle-orm';

/** The estates of a building, as a part of a statement: their IDs. */
export const estatesOf = (buildingId: number) =>
  sql`select id from estates where building_id = ${buildingId}`;

/** Whether an estate stands in a category of a person (S3-40), by columns of the statement. */
export const isFiled = (
  { userId, estateId }: { readonly userId: SQLWrapper; readonly estateId: SQLWrapper },
  category: 'contracts',
) => sql<boolean>`exists (select from flat_items filed
  where filed.user_id = ${userId} and filed.estate_id = ${estateId} and filed.category = ${category})`;
