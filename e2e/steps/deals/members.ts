import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { MemberFile } from '@novosel/contract/members/desk-endpoints.ts';
import type { AdultPapers, ChildForm, ChildPapers } from '@novosel/contract/members/papers/papers.ts';
import type { MembersView } from '@novosel/contract/members/schema.ts';
import type { Buyer } from '../../stage/people.ts';
import { type Calls, openCalls } from '../browser/calls.ts';
import { passportPicture } from '../browser/passport-picture.ts';

/** Papers of an owner with a Russian passport. */
const plainPapers: AdultPapers = {
  citizenship: 'RU',
  foreign: null,
  snils: '112-233-445 95',
  registration: 'permanent',
  registrationUntil: null,
  power: null,
};

/** The buyer is the only member: he sends his papers by calls, and the lawyer accepts them. */
export async function passMembers(buyer: Buyer, estate: number): Promise<void> {
  const calls = await openCalls('cabinet', buyer.phone);
  const me = await sendOwnPapers(calls, estate);
  const { id: deal } = await calls.get<DealView>(`/api/deals/${estate}`);
  await decideOn(await openCalls('office', 'lawyer@demo.test'), deal ?? '', me);
}

/**
 * A member consents and sends his papers; his passport is in his profile.
 * @returns the ID of the member
 */
export async function sendOwnPapers(
  calls: Calls,
  estate: number,
  papers: Partial<AdultPapers> = {},
): Promise<string> {
  const { members } = await calls.get<MembersView>(`/api/deals/${estate}/members`);
  const { id = '', state } = members.find(({ me }) => me) ?? {};
  const at = `/api/deals/${estate}/members/${id}`;
  if (state === 'joined') await calls.act(`${at}/consent`, { agree: true });
  await calls.act(`${at}/papers`, { ...plainPapers, ...papers });
  return id;
}

/** The desk opens a member's sent papers, and decides; without findings it accepts them. */
export async function decideOn(
  lawyer: Calls,
  deal: string,
  member: string,
  findings: readonly object[] = [],
): Promise<void> {
  const at = `/api/office/deals/${deal}/members/${member}`;
  const { seen } = await lawyer.act<MemberFile>(`${at}/open`);
  await lawyer.act(`${at}/decide`, { seen, findings });
}

/**
 * The main buyer adds a child of seven whose guardian he is, with all its papers, by calls.
 * @returns the ID of the member
 */
export async function sendChild(
  calls: Calls,
  estate: number,
  named: Partial<ChildForm> = {},
): Promise<string> {
  const at = `/api/deals/${estate}/members`;
  const child = { lastName: 'Семейнова', firstName: 'Соня', patronymic: null, birthday: '2019-09-14' };
  const { members } = await calls.act<MembersView>(`${at}/children`, {
    ...child,
    relation: 'guardian',
    ...named,
  });
  const id = members.find(({ kind }) => kind === 'child')?.id ?? '';
  const scan = (name: string) => calls.upload(name, new Uint8Array(passportPicture), 'image/png');
  await calls.act(`${at}/${id}/child-papers`, {
    citizenship: 'RU',
    sex: 2,
    birthPlace: 'г. Самара',
    certificate: { number: 'IV-ЕР 123456', issuedOn: '2019-09-20', issuer: 'Отдел ЗАГС Самарского района' },
    passport: null,
    snils: '161-742-038 47',
    registration: 'permanent',
    registrationUntil: null,
    address: 'г. Самара, ул. Садовая, д. 221',
    scans: [await scan('свидетельство.png')],
    consentScans: [],
    guardianScans: [await scan('акт-об-опеке.png')],
    agree: true,
  } satisfies ChildPapers);
  return id;
}
