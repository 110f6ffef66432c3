import type { MemberFile } from '@novosel/contract/members/desk-endpoints.ts';
import type { AdultPapers, ChildForm, ChildPapers } from '@novosel/contract/members/papers/papers.ts';
import type { MembersView, ShareGroupForm } from '@novosel/contract/members/schema.ts';
import type { Answer, Browser } from './browser.ts';
import { given } from './matrix/make-bookings.ts';

/** Papers of a citizen of Russia who owns. */
export const plainPapers: AdultPapers = {
  citizenship: 'RU',
  foreign: null,
  snils: '112-233-445 95',
  registration: 'permanent',
  registrationUntil: null,
  power: null,
};

/** A child as its mother names it. */
export const namedChild = {
  lastName: 'Королёва',
  firstName: 'Ева',
  patronymic: null,
  birthday: '2019-05-14',
  relation: 'mother',
} as const satisfies ChildForm;

/** Papers of a child who has no passport yet. */
export const childPapers = (scan: string): ChildPapers => ({
  citizenship: 'RU',
  sex: 2,
  birthPlace: 'г. Мурманск',
  certificate: { number: 'IV-МЮ 123456', issuedOn: '2019-06-01', issuer: 'Отдел ЗАГС г. Мурманска' },
  passport: null,
  snils: '160-722-394 47',
  registration: 'permanent',
  registrationUntil: null,
  address: 'г. Мурманск, ул. Портовая, 4',
  scans: [scan],
  consentScans: [],
  guardianScans: [],
  agree: true,
});

/** Each of these members holds an equal share. */
export const equally = (members: readonly { readonly id: string }[]): ShareGroupForm[] =>
  members.map(({ id }) => ({
    share: { numerator: 1, denominator: members.length },
    holders: [id],
    joint: false,
    marriage: null,
  }));

/** What a party sees on the page of the members. */
export async function membersOf(browser: Browser, estate: number): Promise<MembersView> {
  const answer = await browser.get(`/api/deals/${estate}/members`);
  return (answer.body as unknown as { data: MembersView }).data;
}

/** A member consents for himself and sends his papers; those of his passport he has given at the booking. */
export async function sendOwnPapers(
  browser: Browser,
  estate: number,
  papers: Partial<AdultPapers> = {},
): Promise<Answer> {
  const { members } = await membersOf(browser, estate);
  const me = members.find((member) => member.me);
  const at = `/api/deals/${estate}/members/${me?.id}`;
  if (me?.state === 'joined') await browser.act(`${at}/consent`, { agree: true });
  return browser.act(`${at}/papers`, { ...plainPapers, ...papers });
}

/** The desk opens what a member has sent, and decides. */
export async function decideOn(
  lawyer: Browser,
  deal: string,
  member: string,
  findings: readonly object[] = [],
): Promise<Answer> {
  const at = `/api/office/deals/${deal}/members/${member}`;
  const { seen } = given<MemberFile>(await lawyer.act(`${at}/open`, {}));
  return lawyer.act(`${at}/decide`, { seen, findings });
}

/** The main buyer alone sends his papers, and the desk finds them in order. */
export async function passMembers(
  browser: Browser,
  lawyer: Browser,
  { estate, deal }: { readonly estate: number; readonly deal: string },
): Promise<number> {
  const sent = await sendOwnPapers(browser, estate);
  const me = (await membersOf(browser, estate)).members.find((member) => member.me);
  return sent.status === 200 && me ? (await decideOn(lawyer, deal, me.id)).status : sent.status;
}
