import { type SQLWrapper, sql } from '../../../platform/database/drizzle.ts';

/** IDs of the estates of a building, as a subquery. */
export const estatesOf = (buildingId: number) =>
  sql`select id from estates where building_id = ${buildingId}`;

/** SQL condition on two columns: the person has the estate in this category (S3-40). */
export const isFiled = (
  { userId, estateId }: { readonly userId: SQLWrapper; readonly estateId: SQLWrapper },
  category: 'contracts',
) => sql<boolean>`exists (select from flat_items filed
  where filed.user_id = ${userId} and filed.estate_id = ${estateId} and filed.category = ${category})`;
