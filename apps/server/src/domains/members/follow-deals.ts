import type { DealPlace } from '@novosel/contract/deals/places.ts';
import { mayCheckMembers } from '@novosel/contract/members/may-change.ts';
import { type MemberState, memberAfter } from '@novosel/contract/members/states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database/db.ts';
import { bookingCanceled, bookingExpired, bookingRefunding } from '../booking/public.ts';
import { dealMoved, findDeals, findParties } from '../deals/public.ts';
import { personOf } from '../identity/public.ts';
import { passportReplaced } from '../passports/public.ts';
import { passportFacts } from '../users/public.ts';
import { namesOf } from './member-names.ts';
import { insertMember, membershipsOf, removeInvited, updateMember } from './members.repo.ts';
import { lockWithMembers, reachDeal } from './reach-members.ts';
import { moveMember, recordMember } from './record-member.ts';
import { type SettleDeps, settleMembers } from './settle-members.ts';

type Deps = SettleDeps & Pick<Context, 'events'>;

/**
 * Places from which a change of members leads the deal back; members may change while terms are chosen or a
 * bank answers.
 */
const settled: readonly DealPlace[] = ['members', 'mortgage', 'mortgage-declined', 'total'];

/**
 * Reactions to deals: the main buyer becomes the first member when a deal reaches its members; checked
 * members are not asked again after new terms; a new passport is checked again until the contract is agreed;
 * the end of a deal ends its invitations.
 */
export function followDeals(deps: Deps): void {
  const { events } = deps;
  events.on(dealMoved, async (tx, { dealId, estateId, to, at }) => {
    if (!settled.includes(to)) return;
    if (to === 'members') await nameHolder(tx, { dealId, estateId, at });
    await settleMembers(deps, tx, await lockWithMembers(tx, dealId), { actor: 'clock' });
  });
  events.on(passportReplaced, (tx, { userId, at }) => checkAgain(deps, tx, userId, at));
  for (const ended of [bookingCanceled, bookingExpired, bookingRefunding])
    events.on(ended, async (tx, { bookingId, at }) => {
      const deal = (await findDeals(tx, [bookingId])).get(bookingId);
      if (deal) await removeInvited(tx, deal.id, at);
    });
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

const named: readonly MemberState[] = ['sent', 'checking', 'returned', 'ready'];

/** Only papers with this person's data are checked again; others stay ready. */
async function checkAgain(deps: Deps, tx: Tx, userId: number, at: Date): Promise<void> {
  const act = { at, actor: { kind: 'buyer', id: userId } } as const;
  const names = namesOf(await passportFacts(tx, userId));
  for (const { id, dealId } of await membershipsOf(tx, userId, named)) {
    const reached = await reachDeal(tx, dealId);
    const member = reached?.members.find((one) => one.id === id);
    if (!reached || !member || !mayCheckMembers(reached.deal.place)) continue;
    if (names) await updateMember(tx, id, names);
    if (!memberAfter(member.state, 'renew')) continue;
    await moveMember(tx, member, 'renew', at);
    await recordMember(tx, act, reached, { member, event: 'renew-papers' });
    await settleMembers(deps, tx, reached, { actor: 'buyer', actorId: userId });
  }
}
