import type { AdultPapers } from '@novosel/contract/members/papers/papers.ts';
import type { Context } from '../context.ts';
import { keepUpload } from '../domains/documents/public.ts';
import { decideMember } from '../domains/members/desk/decide-member.ts';
import { openMember } from '../domains/members/desk/desk-members.ts';
import { inviteMember } from '../domains/members/invitations/invite-member.ts';
import { joinMembers } from '../domains/members/invitations/join-members.ts';
import { findMembers, type MemberRow } from '../domains/members/members.repo.ts';
import { addChild } from '../domains/members/papers/add-child.ts';
import { consentAsMember } from '../domains/members/papers/consent-as-member.ts';
import { sendAdultPapers, sendChildPapers } from '../domains/members/papers/send-papers.ts';
import { setShares } from '../domains/members/set-shares.ts';
import type { BuyerAct } from '../platform/act.ts';
import { actOf, userOf } from './bookings.ts';
import type { DemoSecond } from './deals.data.ts';

interface DemoDeal {
  readonly dealId: string;
  readonly estateId: number;
  readonly userId: number;
}

/** The main buyer and the second owner, if there is one, send their papers, and the lawyer accepts them. */
export async function passMembers(
  deps: Context,
  { second, ...deal }: DemoDeal & { readonly second?: DemoSecond | undefined },
): Promise<void> {
  const other = second && (await bringSecond(deps, deal, second));
  await sendOwn(deps, deal, deal.userId, '112-233-445 95');
  if (other !== undefined) await sendOwn(deps, deal, other, '087-654-303 00');
  for (const id of [deal.userId, ...(other === undefined ? [] : [other])])
    await decide(deps, deal, (member) => member.userId === id, []);
}

/** Half of the estate is another person's, who joins. @returns the ID of his account */
async function bringSecond(deps: Context, deal: DemoDeal, { phone, name }: DemoSecond): Promise<number> {
  const { estateId, userId } = deal;
  const other = await userOf(deps, phone);
  if (other === undefined) throw new Error(`the demo has nobody with the phone ${phone}`);
  await invite(deps, deal, { phone: `+${phone}`, name });
  const { id: memberId } = await memberOf(deps, deal, (member) => member.phone === `+${phone}`);
  await joinMembers(deps, deps.db, act(deps, other), { estateId, memberId });
  const half = { numerator: 1, denominator: 2 };
  const groups = (await findMembers(deps.db, deal.dealId)).map(({ id }) => ({
    ...{ share: half, holders: [id], joint: false, marriage: null },
  }));
  await setShares(deps, deps.db, act(deps, userId), { estateId, groups });
  return other;
}

const invite = (deps: Context, { estateId, userId }: DemoDeal, named: DemoSecond): Promise<void> =>
  inviteMember(deps, deps.db, act(deps, userId), { estateId, ...named, role: 'holder', actsFor: null });

const spousePhone = '79000000019';
const child = { lastName: 'Белкина', firstName: 'Мила', patronymic: 'Романовна', birthday: '2015-09-14' };

/**
 * A wife invites her husband and adds their child: everybody has sent papers, and the birth certificate was
 * returned.
 */
export async function seedFamily(
  deps: Context,
  deal: DemoDeal,
  wait: (hours: number) => void,
): Promise<void> {
  const { estateId, userId } = deal;
  const spouse = await userOf(deps, spousePhone);
  const begun = (await findMembers(deps.db, deal.dealId)).length > 1;
  if (begun || spouse === undefined) return;
  const phone = `+${spousePhone}`;
  const name = 'Роман';
  await invite(deps, deal, { phone, name });
  await addChild(deps, deps.db, act(deps, userId), { estateId, ...child, relation: 'mother' });
  wait(2);
  const invited = await memberOf(deps, deal, (member) => member.phone === phone);
  await joinMembers(deps, deps.db, act(deps, spouse), { estateId, memberId: invited.id });
  await sayShares(deps, deal);
  wait(3);
  await sendOwn(deps, deal, userId, '112-233-445 95');
  await sendOwn(deps, deal, spouse, '087-654-303 00');
  await sendChild(deps, deal);
  wait(6);
  await decide(deps, deal, (member) => member.userId === userId, []);
  await decide(deps, deal, (member) => member.kind === 'child', [
    { field: 'certificate', reason: 'unreadable', note: 'Снимите без блика, чтобы читалась дата выдачи' },
  ]);
}

const act = (deps: Context, id: number): BuyerAct => ({
  at: deps.clock.now(),
  actor: { kind: 'buyer', id },
  address: '127.0.0.1',
});

async function memberOf(
  { db }: Context,
  { dealId }: DemoDeal,
  wanted: (member: MemberRow) => boolean,
): Promise<MemberRow> {
  const member = (await findMembers(db, dealId)).find(wanted);
  if (!member) throw new Error('the demo has no such member');
  return member;
}

async function sendOwn(deps: Context, deal: DemoDeal, userId: number, snils: string): Promise<void> {
  const { estateId } = deal;
  const { id: memberId, state } = await memberOf(deps, deal, (member) => member.userId === userId);
  if (state === 'joined') await consentAsMember(deps.db, act(deps, userId), { estateId, memberId });
  const papers: AdultPapers = {
    citizenship: 'RU',
    foreign: null,
    snils,
    registration: 'permanent',
    registrationUntil: null,
    power: null,
  };
  await sendAdultPapers(deps, deps.db, act(deps, userId), { estateId, memberId, papers });
}

async function sendChild(deps: Context, deal: DemoDeal): Promise<void> {
  const { demoScan } = await import('./demo-scan.ts');
  const scan = await keepUpload(deps, deal.userId, 'Свидетельство о рождении.pdf', await demoScan());
  const { id: memberId } = await memberOf(deps, deal, ({ kind }) => kind === 'child');
  await sendChildPapers(deps, deps.db, act(deps, deal.userId), {
    estateId: deal.estateId,
    memberId,
    papers: {
      citizenship: 'RU',
      sex: 2,
      birthPlace: 'г. Самара',
      certificate: { number: 'IV-ЕР 123456', issuedOn: '2015-09-29', issuer: 'Отдел ЗАГС Самарского района' },
      passport: null,
      snils: '161-742-038 47',
      registration: 'permanent',
      registrationUntil: null,
      address: 'г. Самара, ул. Садовая, д. 221, кв. 57',
      scans: [scan],
      consentScans: [],
      guardianScans: [],
      agree: true,
    },
  });
}

async function sayShares(deps: Context, deal: DemoDeal): Promise<void> {
  const members = await findMembers(deps.db, deal.dealId);
  const sizes = [
    { numerator: 1, denominator: 2 },
    { numerator: 3, denominator: 8 },
    { numerator: 1, denominator: 8 },
  ];
  const order = [...members].sort(
    (one, other) => Number(one.kind === 'child') - Number(other.kind === 'child'),
  );
  const groups = sizes.flatMap((share, place) => {
    const holder = order[place];
    return holder ? [{ share, holders: [holder.id], joint: false, marriage: null }] : [];
  });
  await setShares(deps, deps.db, act(deps, deal.userId), { estateId: deal.estateId, groups });
}

async function decide(
  deps: Context,
  deal: DemoDeal,
  wanted: (member: MemberRow) => boolean,
  findings: Parameters<typeof decideMember>[3]['findings'],
): Promise<void> {
  const { dealId } = deal;
  const { id: memberId } = await memberOf(deps, deal, wanted);
  const lawyer = await actOf(deps, 'lawyer');
  const { seen } = await openMember(deps.db, lawyer, { dealId, memberId });
  await decideMember(deps, deps.db, lawyer, { dealId, memberId, seen, findings });
}
