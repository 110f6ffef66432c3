import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { MembersView, ShareGroupForm } from '@novosel/contract/members/schema.ts';
import type { Buyer } from '../../stage/people.ts';
import { type Calls, openCalls } from '../browser/calls.ts';
import { passportPicture } from '../browser/passport-picture.ts';
import { decideOn, sendChild, sendOwnPapers } from './members.ts';
import { passportOf } from './states.ts';

/**
 * A buyer adds a spouse and a child to a deal with shares, by calls: the spouses own 7/8 jointly. The lawyer
 * accepts all papers.
 */
export async function passFamily(buyer: Buyer, spouse: Buyer, estate: number): Promise<void> {
  const own = await openCalls('cabinet', buyer.phone);
  const at = `/api/deals/${estate}/members`;
  await joinOwner(own, spouse, estate, snilsOfOthers[0]);
  await sendOwnPapers(own, estate);
  const scan = (name: string) => own.upload(name, new Uint8Array(passportPicture), 'image/png');
  const child = await sendChild(own, estate, { lastName: buyer.surname });

  const { members } = await own.get<MembersView>(at);
  const adults = members.filter(({ kind }) => kind === 'adult').map(({ id }) => id);
  const marriage = {
    number: 'II-МЮ 654321',
    issuedOn: '2015-06-10',
    office: 'Отдел ЗАГС Самарского района',
    scans: [await scan('брак.png')],
  };
  const groups: ShareGroupForm[] = [
    { share: { numerator: 7, denominator: 8 }, holders: adults, joint: true, marriage },
    { share: { numerator: 1, denominator: 8 }, holders: [child], joint: false, marriage: null },
  ];
  await own.act(`${at}/shares`, { groups });

  await acceptAll(own, estate);
}

/** A buyer adds other owners to a deal, with equal shares, by calls. The lawyer accepts all papers. */
export async function passOwners(buyer: Buyer, others: readonly Buyer[], estate: number): Promise<void> {
  const own = await openCalls('cabinet', buyer.phone);
  const at = `/api/deals/${estate}/members`;
  await sendOwnPapers(own, estate);
  for (const [index, other] of others.entries()) await joinOwner(own, other, estate, snilsOfOthers[index]);
  const { members } = await own.get<MembersView>(at);
  const groups = members.map(
    ({ id }): ShareGroupForm => ({
      share: { numerator: 1, denominator: members.length },
      holders: [id],
      joint: false,
      marriage: null,
    }),
  );
  await own.act(`${at}/shares`, { groups });
  await acceptAll(own, estate);
}

const snilsOfOthers: readonly [string, string] = ['087-654-303 00', '123-456-789 64'];

/** Another person joins a deal as an owner, and sends his papers. */
async function joinOwner(own: Calls, other: Buyer, estate: number, snils = snilsOfOthers[0]): Promise<void> {
  const his = await openCalls('cabinet', other.phone);
  const at = `/api/deals/${estate}/members`;
  await own.act(at, { phone: `+${other.phone}`, name: other.name, role: 'holder', actsFor: null });
  const { invitation } = await his.get<MembersView>(at);
  await his.act(`${at}/${invitation?.member}/join`);
  await his.act('/api/users/passport', {
    passport: passportOf(other),
    scans: [await his.upload('разворот.png', new Uint8Array(passportPicture), 'image/png')],
  });
  await sendOwnPapers(his, estate, { snils });
}

/** The lawyer accepts the papers of all members. */
async function acceptAll(own: Calls, estate: number): Promise<void> {
  const { id: deal } = await own.get<DealView>(`/api/deals/${estate}`);
  const { members } = await own.get<MembersView>(`/api/deals/${estate}/members`);
  const lawyer = await openCalls('office', 'lawyer@demo.test');
  for (const { id } of members) await decideOn(lawyer, deal ?? '', id);
}
