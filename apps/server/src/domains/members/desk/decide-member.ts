import type { decideMember as deciding } from '@novosel/contract/members/desk-endpoints.ts';
import { mayCheckMembers } from '@novosel/contract/members/may-change.ts';
import { returnPhrase } from '@novosel/contract/members/papers/returns.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { acceptPassport } from '../../passports/public.ts';
import { lockPassport } from '../../users/public.ts';
import { saveFindings, userOfMember } from '../members.repo.ts';
import { moveMember, publishMember, recordMember } from '../record-member.ts';
import { type SettleDeps, settleMembers } from '../settle-members.ts';
import { type Opened, passportOfMember, reachMember, seenOf } from './desk-members.ts';

type Deps = SettleDeps & Pick<Context, 'events'>;

type Decision = { readonly dealId: string; readonly memberId: string } & BodyOf<typeof deciding>;

/**
 * The desk's decision about the papers that it has opened: they and the passport are in order, or some are
 * returned, each with a reason. The deal moves on when all members are ready.
 * @throws AppError NOT_FOUND; STEP_WRONG when other papers were sent meanwhile, or they are already decided
 */
export function decideMember(
  deps: Deps,
  db: Executor,
  act: StaffAct,
  { seen, findings, ...asked }: Decision,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    // The same lock order as in code that replaces a passport: the passport, then the deal.
    const userId = await userOfMember(tx, asked.memberId);
    if (userId !== null) await lockPassport(tx, userId);
    const opened = await reachMember(tx, act, asked);
    const { member, papers, deal } = opened;
    const passport = await passportOfMember(tx, opened);
    const changed = seenOf(member, papers, passport).getTime() !== Date.parse(seen);
    if (changed || member.state !== 'checking' || !mayCheckMembers(deal.place))
      throw new AppError('STEP_WRONG');
    await (findings.length === 0 ? accept(deps, tx, act, opened) : giveBack(deps, tx, act, opened, findings));
    await settleMembers(deps, tx, opened, { actor: 'staff', actorId: act.actor.id });
  });
}

async function accept(deps: Deps, tx: Tx, act: StaffAct, opened: Opened): Promise<void> {
  const { member } = opened;
  if (member.userId !== null) await acceptPassport(deps, tx, act, member.userId);
  await moveMember(tx, member, 'accept', act.at, { returned: [] });
  await saveFindings(tx, member.id, []);
  await recordMember(tx, act, opened, { member, event: 'accept-papers' });
}

async function giveBack(
  deps: Deps,
  tx: Tx,
  act: StaffAct,
  opened: Opened,
  findings: Decision['findings'],
): Promise<void> {
  const { member } = opened;
  const fields = [...new Set(findings.map(({ field }) => field))];
  const returned = await moveMember(tx, member, 'return', act.at, { returned: fields });
  await saveFindings(tx, member.id, findings);
  const reason = findings.map((finding) => returnPhrase({ ...finding, note: '' }, 'ru')).join('; ');
  await recordMember(tx, act, opened, { member, event: 'return-papers', reason });
  await publishMember(deps, tx, opened, { what: 'returned', member: returned, findings, at: act.at });
}
