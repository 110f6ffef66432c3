import type { QuestionnaireCode } from '@novosel/contract/slips/questionnaires.ts';
import type { OpinionSubject, SlipChannel, SlipKind, SlipState } from '@novosel/contract/slips/rules.ts';
import type { SlipAnswer } from '@novosel/contract/slips/schema.ts';
import type { Executor } from '../../platform/database/db.ts';
import {
  and,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
} from '../../platform/database/drizzle.ts';
import { fullNameOf } from '../identity/public.ts';
import { slips } from './slips.tables.ts';

export interface SlipRow {
  readonly id: string;
  readonly kind: SlipKind;
  readonly tokenHash: string;
  readonly subject: OpinionSubject | null;
  readonly questionnaire: QuestionnaireCode | null;
  readonly what: string;
  readonly place: string;
  readonly at: Date | null;
  readonly channel: SlipChannel;
  readonly address: string;
  readonly userId: number | null;
  readonly staffId: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly withdrawnAt: Date | null;
  readonly answeredAt: Date | null;
  readonly answer: SlipAnswer | null;
  readonly answerKey: string | null;
}

type NewSlip = Omit<SlipRow, 'withdrawnAt' | 'answeredAt' | 'answer' | 'answerKey'>;

export async function insertSlip(db: Executor, slip: NewSlip): Promise<void> {
  await db.insert(slips).values(slip);
}

/** A slip by the hash of its link, in any state. */
export async function findSlip(
  db: Executor,
  kind: SlipKind,
  tokenHash: string,
): Promise<SlipRow | undefined> {
  const [found] = await db
    .select()
    .from(slips)
    .where(and(eq(slips.tokenHash, tokenHash), eq(slips.kind, kind)));
  return found as SlipRow | undefined;
}

interface Given {
  readonly answer: SlipAnswer;
  readonly answerKey: string;
  readonly at: Date;
}

/** Uses up a link. @returns false when it is dead: of two parallel answers one is accepted */
export async function takeAnswer(
  db: Executor,
  id: string,
  { answer, answerKey, at }: Given,
): Promise<boolean> {
  const taken = await db
    .update(slips)
    .set({ answer, answerKey, answeredAt: at })
    .where(and(eq(slips.id, id), open(at)))
    .returning({ id: slips.id });
  return taken.length === 1;
}

/** @returns false when there is no such slip with a valid link */
export async function markWithdrawn(db: Executor, id: string, at: Date): Promise<boolean> {
  const withdrawn = await db
    .update(slips)
    .set({ withdrawnAt: at })
    .where(and(eq(slips.id, id), open(at)))
    .returning({ id: slips.id });
  return withdrawn.length === 1;
}

const open = (now: Date) =>
  and(isNull(slips.answeredAt), isNull(slips.withdrawnAt), gt(slips.expiresAt, now));

const inState = (state: SlipState, now: Date): SQL | undefined => {
  if (state === 'waiting') return open(now);
  if (state === 'answered') return isNotNull(slips.answeredAt);
  return and(isNull(slips.answeredAt), or(isNotNull(slips.withdrawnAt), lte(slips.expiresAt, now)));
};

interface Wanted {
  readonly kind: SlipKind | undefined;
  readonly state: SlipState | undefined;
  /** The last item of the previous page. */
  readonly after: string | undefined;
  /** The sender. */
  readonly staffId: number | undefined;
  readonly now: Date;
}

/** The newest first: IDs are ordered by time. */
export async function listSlipRows(
  db: Executor,
  { kind, state, after, staffId, now }: Wanted,
  limit: number,
) {
  const rows = await db
    .select({ slip: slips, buyer: fullNameOf(slips.userId), staff: fullNameOf(slips.staffId) })
    .from(slips)
    .where(
      and(
        kind && eq(slips.kind, kind),
        state && inState(state, now),
        staffId === undefined ? undefined : eq(slips.staffId, staffId),
        after === undefined ? undefined : lt(slips.id, after),
      ),
    )
    .orderBy(desc(slips.id))
    .limit(limit);
  return rows.map(({ slip, buyer, staff }) => ({
    slip: slip as SlipRow,
    buyer: buyer ?? '',
    staff: staff ?? '',
  }));
}
