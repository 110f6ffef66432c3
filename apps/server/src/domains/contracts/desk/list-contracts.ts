import type { listContracts as listing } from '@novosel/contract/contracts/desk-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { StaffAct } from '../../../platform/act.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inSnapshot } from '../../../platform/database/in-snapshot.ts';
import { estatesById } from '../../catalogue/public.ts';
import { type DealRow, dealsAt } from '../../deals/public.ts';
import { type ContractCounts, countContracts } from '../contracts.repo.ts';

type Listed = AnswerOf<typeof listing>['data'];

/** What the lawyer writes first, then what signers read. */
const places = ['contract-draft', 'contract-late', 'contract-reading'] as const;
const atOnce = 200;

/** Contracts that wait for the lawyer or for their signers, by the moment on which they are due. */
export function listContracts(db: Executor, { at, actor }: StaffAct): Promise<Listed> {
  return inSnapshot(db, async (snapshot) => {
    const deals = await dealsAt(snapshot, places, atOnce);
    const counts = await countContracts(
      snapshot,
      deals.map(({ id }) => id),
    );
    const estates = await estatesById(
      snapshot,
      deals.map(({ estateId }) => estateId),
      actor.id,
    );
    const rows = deals.flatMap((deal) => {
      const count = counts.get(deal.id);
      return count ? [row(deal, count, estates.get(deal.estateId)?.number ?? '')] : [];
    });
    const isRead = ({ place }: (typeof rows)[number]) => place === 'contract-reading';
    return { now: at.toISOString(), items: [...rows.filter((one) => !isRead(one)), ...rows.filter(isRead)] };
  });
}

const row = (
  { id, number, place, dueAt, stepSince }: DealRow,
  counts: ContractCounts,
  estate: string,
): Listed['items'][number] => ({
  deal: id,
  number,
  estate,
  place: places.find((one) => one === place) ?? 'contract-draft',
  dueAt: dueAt?.toISOString() ?? null,
  since: stepSince.toISOString(),
  ...counts,
});
