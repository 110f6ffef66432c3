import type { Executor } from '../../../platform/database/db.ts';
import { and, count, eq, inArray, ne, sql } from '../../../platform/database/drizzle.ts';
import {
  contractAgreements,
  contractDrafts,
  contractQuestions,
  contractReadings,
  contractVersions,
} from '../contracts.tables.ts';

/** What a list of contracts tells of a deal. */
export interface ContractCounts {
  readonly version: number | null;
  readonly hasDraft: boolean;
  /** At every version. */
  readonly openQuestions: number;
  readonly signers: number;
  readonly agreed: number;
}

const isOpen = eq(contractQuestions.state, 'open');

/** Deals at whose contract a question waits for its answer, as a part of a statement: their IDs. */
export const dealsWithQuestions = sql`select ${contractQuestions.dealId} from ${contractQuestions} where ${isOpen}`;

/** Drafts, versions that hold, their agreements, and open questions, by deal. */
export async function countContracts(
  db: Executor,
  dealIds: readonly string[],
): Promise<(dealId: string) => ContractCounts> {
  const ids = [...dealIds];
  const drafts = await db
    .select({ dealId: contractDrafts.dealId })
    .from(contractDrafts)
    .where(inArray(contractDrafts.dealId, ids));
  const questions = await db
    .select({ dealId: contractQuestions.dealId, open: count() })
    .from(contractQuestions)
    .where(and(inArray(contractQuestions.dealId, ids), isOpen))
    .groupBy(contractQuestions.dealId);
  const of = (table: typeof contractReadings | typeof contractAgreements) =>
    sql<number>`(select count(*)::int from ${table} o where o.version_id = ${contractVersions}.id)`;
  const versions = await db
    .select({
      dealId: contractVersions.dealId,
      version: contractVersions.number,
      signers: of(contractReadings),
      agreed: of(contractAgreements),
    })
    .from(contractVersions)
    .where(and(inArray(contractVersions.dealId, ids), ne(contractVersions.state, 'void')));
  return (dealId) => {
    const is = (one: { readonly dealId: string }) => one.dealId === dealId;
    const { version = null, signers = 0, agreed = 0 } = { ...versions.find(is) };
    const openQuestions = questions.find(is)?.open ?? 0;
    return { version, hasDraft: drafts.some(is), openQuestions, signers, agreed };
  };
}
