import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { MembersView, ShareGroupForm } from '@novosel/contract/members/schema.ts';
import type { Buyer } from '../../stage/people.ts';
import { openCalls } from '../browser/calls.ts';
import { passportPicture } from '../browser/passport-picture.ts';
import { decideOn, sendChild, sendOwnPapers } from './members.ts';
import { passportOf } from './states.ts';

/**
 * A buyer adds a spouse and a child to a deal with shares, by calls: the spouses own 7/8 jointly. The lawyer
 * accepts all papers.
 */
export async function passFamily(buyer: Buyer, spouse: Buyer, estate: number): Promise<void> {
  const [own, his] = await Promise.all([buyer, spouse].map(({ phone }) => openCalls('cabinet', phone)));
  if (!own || !his) throw new Error('nobody calls');
  const at = `/api/deals/${estate}/members`;
  const scan = (name: string) => own.upload(name, new Uint8Array(passportPicture), 'image/png');
  await own.act(at, { phone: `+${spouse.phone}`, name: spouse.name, role: 'holder', actsFor: null });
  const { invitation } = await his.get<MembersView>(at);
  await his.act(`${at}/${invitation?.member}/join`);
  await his.act('/api/users/passport', {
    passport: passportOf(spouse),
    scans: [await his.upload('разворот.png', new Uint8Array(passportPicture), 'image/png')],
  });
  await sendOwnPapers(own, estate);
  await sendOwnPapers(his, estate, { snils: '087-654-303 00' });
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

  const { id: deal } = await own.get<DealView>(`/api/deals/${estate}`);
  const lawyer = await openCalls('office', 'lawyer@demo.test');
  for (const { id } of members) await decideOn(lawyer, deal ?? '', id);
}
