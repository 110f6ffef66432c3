import { invitationEnd } from '@novosel/contract/delegates/rules.ts';
import type { MembersView } from '@novosel/contract/members/schema.ts';
import type { User } from '@novosel/contract/users/schema.ts';
import { passportOf } from '../../src/demo/people.data.ts';
import { insertParty } from '../../src/domains/deals/public.ts';
import { insertMember } from '../../src/domains/members/members.repo.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import type { Browser } from '../browser.ts';
import { chooseTerms } from '../choose-terms.ts';
import { childPapers, decideOn, equally, membersOf, namedChild, sendOwnPapers } from '../name-members.ts';
import { enterDesk } from '../people/enter-desk.ts';
import type { TestServer } from '../test-server.ts';
import { given, uploadScan } from './make-bookings.ts';

interface Shared {
  readonly owner: Browser;
  readonly partner: Browser;
  readonly estate: number;
  readonly deal: string;
}

/**
 * A deal with a loan whose main buyer, another adult and a child own in shares, all of them checked by the
 * desk; it stands where the bank is chosen.
 */
export async function makeMembers(
  server: TestServer,
  { owner, partner, estate, deal }: Shared,
): Promise<Record<string, (string | number)[]>> {
  given(await chooseTerms(owner, estate, 'mortgage', { ownership: 'shared' }));
  const at = `/api/deals/${estate}/members`;
  const { phone, name } = (await partner.get('/api/users')).body as unknown as User;
  // The same phone has been invited as a trusted person within the minute.
  server.clock.advance(61);
  given(await owner.act(at, { phone, name, role: 'holder', actsFor: null }));
  const { invitation } = await membersOf(partner, estate);
  given(await partner.act(`${at}/${invitation?.member}/join`));
  given(
    await partner.act('/api/users/passport', { passport: passportOf(1), scans: [await uploadScan(partner)] }),
  );
  const { members } = given<MembersView>(await owner.act(`${at}/children`, namedChild));
  const child = members.find(({ kind }) => kind === 'child')?.id ?? '';
  const scan = await uploadScan(owner);
  for (const sent of [
    await owner.act(`${at}/shares`, { groups: equally(members) }),
    await sendOwnPapers(owner, estate),
    await sendOwnPapers(partner, estate, { snils: '087-654-303 00' }),
    await owner.act(`${at}/${child}/child-papers`, childPapers(scan)),
  ])
    given(sent);
  server.clock.advance(31);
  const lawyer = await enterDesk(server, 'lawyer');
  for (const { id } of members) given(await decideOn(lawyer, deal, id));
  return namedIds(
    members.map(({ id }) => id),
    child,
    scan,
  );
}

/** Real ids for each place of a path and field of a body that takes one. */
function namedIds(members: string[], child: string, scan: string): Record<string, string[]> {
  const fields = ['invite actsFor', 'setShares groups', 'sendPapers power', 'sendPapers foreign'];
  return {
    member: members,
    'members.sendChildPapers member': [child],
    'members.openScan member': [child],
    'members.openScan document': [scan],
    ...Object.fromEntries(fields.map((field) => [`members.${field}`, members])),
    consentScans: [scan],
    guardianScans: [scan],
  };
}

/** An invitation that nobody has answered, in a deal where the bank is asked already. */
export async function makeInvitation(
  { context, clock }: TestServer,
  { estate, deal, by }: { readonly estate: number; readonly deal: string; readonly by: number },
): Promise<string> {
  const at = clock.now();
  const id = uuidv7(at);
  const phone = '+79220000417';
  await context.db.transaction(async (tx) => {
    await insertMember(tx, {
      id,
      dealId: deal,
      estateId: estate,
      kind: 'adult',
      role: 'holder',
      phone,
      firstName: 'Инна',
      state: 'invited',
      stateSince: at,
      invitedUntil: invitationEnd(at),
      addedBy: by,
      addedAt: at,
    });
    await insertParty(tx, { id, dealId: deal, phone, role: 'member', since: at });
  });
  return id;
}
