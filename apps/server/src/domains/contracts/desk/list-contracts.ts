import type { listContracts as listing } from '@novosel/contract/contracts/desk-endpoints.ts';
import { type DealPlace, dealPlaces } from '@novosel/contract/deals/places.ts';
import { mayCheckMembers } from '@novosel/contract/members/may-change.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { StaffAct } from '../../../platform/act.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inSnapshot } from '../../../platform/database/in-snapshot.ts';
import { estatesById } from '../../catalogue/public.ts';
import { type DealRow, dealsAt } from '../../deals/public.ts';
import { dealsWithPapers, type PapersInWork, papersInWork } from '../../members/public.ts';
import { type ContractCounts, countContracts, dealsWithQuestions } from './contract-counts.repo.ts';

type Listed = AnswerOf<typeof listing>['data'];

const places: readonly DealPlace[] = ['contract-draft', 'contract-late', 'contract-reading'];
const elsewhere = dealPlaces.filter((place) => !places.includes(place));
const atPapers = dealPlaces.filter(mayCheckMembers);
const atOnce = 200;

/** Contracts and papers of members that wait for the lawyer or for the buyers, by the moment they are due. */
export function listContracts(db: Executor, act: StaffAct): Promise<Listed> {
  return inSnapshot(db, async (snapshot) => ({
    now: act.at.toISOString(),
    items: await contractsInWork(snapshot, act),
    papers: await papersOfMembers(snapshot, act),
  }));
}

const idsOf = (deals: readonly DealRow[]): string[] => deals.map(({ id }) => id);

async function contractsInWork(db: Executor, act: StaffAct): Promise<Listed['items']> {
  const deals = [
    ...(await dealsAt(db, { places, limit: atOnce })),
    ...(await dealsAt(db, { places: elsewhere, among: dealsWithQuestions, limit: atOnce })),
  ];
  const counts = await countContracts(db, idsOf(deals));
  const estates = await estatesOf(db, act, deals);
  const rows = deals.map((deal) => row(deal, counts(deal.id), estates.get(deal.estateId)?.number ?? ''));
  const isRead = ({ place, openQuestions }: (typeof rows)[number]) =>
    place === 'contract-reading' && openQuestions === 0;
  return [...rows.filter((one) => !isRead(one)), ...rows.filter(isRead)];
}

const estatesOf = (db: Executor, { actor }: StaffAct, deals: readonly DealRow[]) =>
  estatesById(
    db,
    deals.map(({ estateId }) => estateId),
    actor.id,
  );

const row = (
  { id, number, place, dueAt, stepSince }: DealRow,
  counts: ContractCounts,
  estate: string,
): Listed['items'][number] => ({
  deal: id,
  number,
  estate,
  place,
  // A term elsewhere is not that of the answer.
  dueAt: places.includes(place) ? (dueAt?.toISOString() ?? null) : null,
  since: stepSince.toISOString(),
  ...counts,
});

/** What the desk has to check first, then what was returned. */
async function papersOfMembers(db: Executor, act: StaffAct): Promise<Listed['papers']> {
  const deals = await dealsAt(db, { places: atPapers, among: dealsWithPapers, limit: atOnce });
  const papers = await papersInWork(db, idsOf(deals));
  const estates = await estatesOf(db, act, deals);
  const rows = deals.flatMap((deal) =>
    papers
      .filter(({ dealId }) => dealId === deal.id)
      .map((one) => papersRow(deal, one, estates.get(deal.estateId)?.number ?? '')),
  );
  const isBack = ({ state }: (typeof rows)[number]) => state === 'returned';
  return [...rows.filter((one) => !isBack(one)), ...rows.filter(isBack)];
}

const papersRow = (
  { id: deal, number, dueAt }: DealRow,
  { id: member, name, state, stateSince, returned }: PapersInWork,
  estate: string,
): Listed['papers'][number] => ({
  deal,
  number,
  estate,
  dueAt: dueAt?.toISOString() ?? null,
  member,
  name,
  state,
  since: stateSince.toISOString(),
  returned: [...returned],
});
