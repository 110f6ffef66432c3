import type { listSlips as listEndpoint } from '@novosel/contract/slips/desk-endpoints.ts';
import type { showSlip as showEndpoint } from '@novosel/contract/slips/endpoints.ts';
import { slipState } from '@novosel/contract/slips/rules.ts';
import type { SlipMatter } from '@novosel/contract/slips/schema.ts';
import type { AnswerOf, ParamsOf, QueryOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { slipHash } from './slip-token.ts';
import { findSlip, listSlipRows, type SlipRow } from './slips.repo.ts';
import { findsPeople } from './withdraw-slip.ts';

const pageSize = 50;

/** Times of a slip in the format of the contract. */
const fateOf = ({ answeredAt, withdrawnAt, expiresAt }: SlipRow) => ({
  answeredAt: answeredAt?.toISOString() ?? null,
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
  expiresAt: expiresAt.toISOString(),
});

export const isWaiting = (slip: SlipRow, now: Date): boolean =>
  slipState(fateOf(slip), now.getTime()) === 'waiting';

const matterOf = ({ kind, subject, what, place, at, questionnaire, expiresAt }: SlipRow): SlipMatter => ({
  kind,
  subject,
  what,
  place,
  at: at?.toISOString() ?? null,
  questionnaire,
  expiresAt: expiresAt.toISOString(),
});

/**
 * The content of a link. Writes nothing, so that a mail scanner or a prefetch does not use it up (ruling S2.2
 * tokens).
 * @throws AppError LINK_DEAD for an unknown, used, withdrawn or expired link
 */
export async function showSlip(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  db: Executor,
  { kind, token }: ParamsOf<typeof showEndpoint> & QueryOf<typeof showEndpoint>,
): Promise<SlipMatter> {
  const slip = await findSlip(db, kind, slipHash(config, token));
  if (!slip || !isWaiting(slip, clock.now())) throw new AppError('LINK_DEAD');
  return matterOf(slip);
}

/** Sent links and answers, for the desk; staff who may not see buyers get only those that they have sent. */
export async function listSlips(
  { clock }: Pick<Context, 'clock'>,
  db: Executor,
  { actor: reader }: StaffAct,
  { kind, state, after }: QueryOf<typeof listEndpoint>,
): Promise<AnswerOf<typeof listEndpoint>['data']> {
  const now = clock.now();
  const staffId = findsPeople(reader) ? undefined : reader.id;
  const rows = await listSlipRows(db, { kind, state, after, staffId, now }, pageSize + 1);
  const items = rows.slice(0, pageSize).map(({ slip, buyer, staff }) => ({
    ...matterOf(slip),
    ...fateOf(slip),
    id: slip.id,
    channel: slip.channel,
    address: slip.address,
    buyer: buyer || null,
    staff,
    createdAt: slip.createdAt.toISOString(),
    answer: slip.answer,
  }));
  return {
    now: now.toISOString(),
    items,
    next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null,
  };
}
