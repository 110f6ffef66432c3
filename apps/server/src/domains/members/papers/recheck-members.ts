import { dealPlaces } from '@novosel/contract/deals/places.ts';
import { mayCheckMembers } from '@novosel/contract/members/may-change.ts';
import { recheckFindings } from '@novosel/contract/members/papers/recheck.ts';
import { returnPhrase } from '@novosel/contract/members/papers/returns.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import { openDealsAt } from '../../deals/public.ts';
import { passportFacts } from '../../users/public.ts';
import { findPapers, type MemberRow, saveFindings } from '../members.repo.ts';
import { type ReachedDeal, reachDeal, signingDayOf } from '../reach-members.ts';
import { moveMember, publishMember, recordMember } from '../record-member.ts';
import { settleMembers } from '../settle-members.ts';

type Deps = Pick<Context, 'clock' | 'db' | 'events' | 'log'>;

const atOnce = 200;
const recheckSeconds = 6 * 3600;
const places = dealPlaces.filter(mayCheckMembers);

/**
 * Checks again papers that were in order: passports, powers, birthdays that change who signs. Invalid ones
 * are returned to the member, and the deal moves back.
 */
export async function recheckMembers(deps: Deps): Promise<void> {
  let after: string | undefined;
  do {
    const ids = await openDealsAt(deps.db, places, after, atOnce);
    await eachAlone(deps.log, 'members could not be checked again', ids, (id) => recheckDeal(deps, id));
    after = ids.length === atOnce ? ids.at(-1) : undefined;
  } while (after !== undefined);
}

export async function workMembers(context: Deps & Pick<Context, 'jobs'>): Promise<void> {
  await context.jobs.every('members.recheck', recheckSeconds, () => recheckMembers(context));
}

function recheckDeal(deps: Deps, dealId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const reached = await reachDeal(tx, dealId);
    if (!reached || !mayCheckMembers(reached.deal.place)) return;
    let returned = false;
    for (const member of reached.members.filter(({ state }) => state === 'ready'))
      returned = (await recheckMember(deps, tx, reached, member)) || returned;
    if (returned) await settleMembers(deps, tx, reached, { actor: 'clock' });
  });
}

/** @returns whether anything was returned */
async function recheckMember(deps: Deps, tx: Tx, reached: ReachedDeal, member: MemberRow): Promise<boolean> {
  const at = deps.clock.now();
  const papers = (await findPapers(tx, [member.id])).get(member.id);
  if (!papers) return false;
  const passport = member.userId === null ? undefined : await passportFacts(tx, member.userId);
  const { adult, child } = papers;
  const findings = recheckFindings(
    { adult, child, birthday: member.birthday, passportIssued: passport?.form.issueDate ?? null },
    { today: isoDay(at), signing: signingDayOf(reached.booking) },
  );
  if (findings.length === 0) return false;
  const fields = findings.map(({ field }) => field);
  const returned = await moveMember(tx, member, 'return', at, { returned: fields });
  await saveFindings(tx, member.id, findings);
  const reason = findings.map((finding) => returnPhrase(finding, 'ru')).join('; ');
  const act = { at, actor: { kind: 'clock' } } as const;
  await recordMember(tx, act, reached, { member, event: 'return-papers', reason });
  await publishMember(deps, tx, reached, { what: 'returned', member: returned, findings, at });
  return true;
}
