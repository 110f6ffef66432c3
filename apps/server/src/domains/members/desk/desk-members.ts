import type { deskMembers, MemberFile } from '@novosel/contract/members/desk-endpoints.ts';
import { mayCheckMembers } from '@novosel/contract/members/may-change.ts';
import type { MarriageForm } from '@novosel/contract/members/papers/papers.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inSnapshot } from '../../../platform/database/in-snapshot.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { findBooking } from '../../booking/public.ts';
import { bookingOfDeal, ofDeal, openDealOf, tellPages } from '../../deals/public.ts';
import { type Download, downloadDocument } from '../../documents/public.ts';
import { passportFacts } from '../../users/public.ts';
import { keeperOf } from '../member-names.ts';
import { findGroups, findMembers, findPapers, type MemberRow, type PapersRow } from '../members.repo.ts';
import { namedScans, type Scan, scansOfMarriage } from '../papers/scans-of-member.ts';
import { scansOf } from '../papers/send-papers.ts';
import { lockWithMembers, memberAmong, type ReachedDeal } from '../reach-members.ts';
import { commonView } from '../read-members.ts';
import { moveMember } from '../record-member.ts';

type DeskView = AnswerOf<typeof deskMembers>['data'];

/**
 * Members without papers, so also without a marriage certificate.
 * @throws AppError NOT_FOUND for a closed deal
 */
export function readDeskMembers(db: Executor, at: Date, dealId: string): Promise<DeskView> {
  return inSnapshot(db, async (snapshot) => {
    const booking = await findBooking(snapshot, (await bookingOfDeal(snapshot, dealId)) ?? dealId);
    const deal = booking && (await openDealOf(snapshot, booking.id));
    if (!deal) throw new AppError('NOT_FOUND');
    const members = await findMembers(snapshot, deal.id);
    const groups = (await findGroups(snapshot, deal.id)).map((group) => ({ ...group, marriage: null }));
    return commonView(snapshot, { deal, booking, members, groups, at });
  });
}

interface Asked {
  readonly dealId: string;
  readonly memberId: string;
}

export interface Opened extends ReachedDeal {
  readonly member: MemberRow;
  readonly papers: PapersRow | undefined;
  /** The person who fills in the papers. */
  readonly keeper: number;
  readonly scans: readonly Scan[];
  /** The certificate for a joint share with a spouse, stored with the first of the two. */
  readonly marriage: MarriageForm | null;
}

/** A member with papers; nobody at the desk may open his own. @throws AppError NOT_FOUND */
export async function reachMember(tx: Tx, { actor }: StaffAct, { dealId, memberId }: Asked): Promise<Opened> {
  const reached = await lockWithMembers(tx, dealId);
  const member = memberAmong(reached.members, memberId);
  const keeper = keeperOf(member);
  if (keeper === null || keeper === actor.id) throw new AppError('NOT_FOUND');
  const papers = (await findPapers(tx, [memberId])).get(memberId);
  const held = (await findGroups(tx, dealId)).find(({ holders }) => holders[0] === memberId);
  const marriage = held?.marriage ?? null;
  const scans = [...scansOf(papers), ...(marriage ? scansOfMarriage(marriage) : [])];
  return { ...reached, member, papers, keeper, scans, marriage };
}

/**
 * The papers of a member. The opening is audited before they are shown (promise 52), and the member is then
 * in state `checking`.
 * @throws AppError NOT_FOUND
 */
export function openMember(db: Executor, act: StaffAct, asked: Asked): Promise<MemberFile> {
  return inTransaction(db, async (tx) => {
    const opened = await reachMember(tx, act, asked);
    const { deal, member } = opened;
    await noteOpening(tx, act, asked, 'members.open');
    if (member.state !== 'sent' || !mayCheckMembers(deal.place)) return fileOf(tx, opened);
    const checked = await moveMember(tx, member, 'open', act.at);
    await tellPages(tx, deal, act.at);
    return fileOf(tx, { ...opened, member: checked });
  });
}

/** A scan of this member's papers, and no other upload of its owner. @throws AppError NOT_FOUND */
export function openMemberScan(
  deps: Pick<Context, 'clock' | 'scanner' | 'storage'>,
  db: Executor,
  act: StaffAct,
  { document, ...asked }: Asked & { readonly document: string },
): Promise<Download> {
  return inTransaction(db, async (tx) => {
    const opened = await reachMember(tx, act, asked);
    const passport = await passportOfMember(tx, opened);
    const known = [...opened.scans.map(([id]) => id), ...(passport?.scans ?? [])];
    if (!known.includes(document)) throw new AppError('NOT_FOUND');
    const download = await downloadDocument(deps, tx, await ownerOf(opened, document), document);
    await noteOpening(tx, act, asked, 'members.open-scan', document);
    return download;
  });
}

/** The main buyer uploads a marriage certificate, the keeper everything else. */
const ownerOf = async ({ booking, keeper, scans }: Opened, document: string): Promise<number> =>
  scans.some(([id, of]) => id === document && of === 'marriage') ? booking.userId : keeper;

async function noteOpening(
  tx: Tx,
  act: StaffAct,
  { dealId, memberId }: Asked,
  action: 'members.open' | 'members.open-scan',
  document?: string,
): Promise<void> {
  const details = { member: memberId, ...(document !== undefined && { document }) };
  await audit(tx, act, { action, subject: ofDeal(dealId), details });
}

/** The passport of an adult member, from his profile. */
export const passportOfMember = async (tx: Tx, { member }: Pick<Opened, 'member'>) =>
  member.userId === null ? undefined : passportFacts(tx, member.userId);

/**
 * When the data seen by the desk last changed: papers, the passport, or data of the deal such as a marriage
 * certificate. After a change the member must be opened again.
 */
export const seenOf = (
  { stateSince }: Pick<MemberRow, 'stateSince'>,
  papers: PapersRow | undefined,
  passport: { readonly updatedAt: Date } | undefined,
): Date =>
  new Date(Math.max(...[stateSince, papers?.sentAt, passport?.updatedAt].map((at) => at?.getTime() ?? 0)));

async function fileOf(tx: Tx, opened: Opened): Promise<MemberFile> {
  const { member, papers, keeper, scans, marriage, booking } = opened;
  const passport = await passportOfMember(tx, opened);
  const { lastName, firstName, patronymic, birthday, relation } = member;
  const ofPassport = (passport?.scans ?? []).map((id): Scan => [id, 'passport']);
  const ofMarriage = scans.filter(([, of]) => of === 'marriage');
  const own = [...ofPassport, ...scans.filter(([, of]) => of !== 'marriage')];
  return {
    member: member.id,
    seen: seenOf(member, papers, passport).toISOString(),
    passport: passport?.form ?? null,
    child:
      birthday && relation && member.kind === 'child'
        ? { lastName: lastName ?? '', firstName, patronymic, birthday, relation }
        : null,
    adultPapers: papers?.adult ?? null,
    childPapers: papers?.child ?? null,
    marriage,
    scans: [...(await namedScans(tx, keeper, own)), ...(await namedScans(tx, booking.userId, ofMarriage))],
    findings: papers ? [...papers.findings] : [],
  };
}
