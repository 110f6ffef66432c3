import { mayCheckMembers } from '@novosel/contract/members/may-change.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database/db.ts';
import { dealMoved, findParties } from '../deals/public.ts';
import { personOf } from '../identity/public.ts';
import { passportReplaced } from '../passports/public.ts';
import { insertMember, membershipsOf } from './members.repo.ts';
import { lockWithMembers, reachDeal } from './reach-members.ts';
import { moveMember, recordMember } from './record-member.ts';
import { type SettleDeps, settleMembers } from './settle-members.ts';

type Deps = SettleDeps & Pick<Context, 'events'>;

/**
 * The main buyer is the first member of a deal that comes to its members. Whoever was checked before the
 * terms were chosen anew is not asked again. Another passport is checked again, before the contract is
 * agreed.
 */
export function followDeals(deps: Deps): void {
  deps.events.on(dealMoved, async (tx, { dealId, estateId, to, at }) => {
    if (to !== 'members') return;
    await nameHolder(tx, { dealId, estateId, at });
    await settleMembers(deps, tx, await lockWithMembers(tx, dealId), { actor: 'clock' });
  });
  deps.events.on(passportReplaced, (tx, { userId, at }) => checkAgain(deps, tx, userId, at));
}

interface Named {
  readonly dealId: string;
  readonly estateId: number;
  readonly at: Date;
}

async function nameHolder(tx: Tx, { dealId, estateId, at }: Named): Promise<void> {
  const holder = (await findParties(tx, dealId)).find(({ role }) => role === 'holder');
  const person = holder && (await personOf(tx, holder.userId));
  if (!person) return;
  await insertMember(tx, {
    id: holder.id,
    dealId,
    estateId,
    kind: 'adult',
    role: 'holder',
    userId: person.id,
    lastName: person.surname,
    firstName: person.name ?? '',
    patronymic: person.patronymic,
    state: 'joined',
    stateSince: at,
    addedBy: person.id,
    addedAt: at,
  });
}

/** Only what names this person is checked again; the others stay ready. */
async function checkAgain(deps: Deps, tx: Tx, userId: number, at: Date): Promise<void> {
  const act = { at, actor: { kind: 'buyer', id: userId } } as const;
  for (const { id, dealId } of await membershipsOf(tx, userId, ['checking', 'ready'])) {
    const reached = await reachDeal(tx, dealId);
    const member = reached?.members.find((one) => one.id === id);
    if (!reached || !member || !mayCheckMembers(reached.deal.place)) continue;
    await moveMember(tx, member, 'renew', at);
    await recordMember(tx, act, reached, { member, event: 'renew-papers' });
    await settleMembers(deps, tx, reached, { actor: 'buyer', actorId: userId });
  }
}
