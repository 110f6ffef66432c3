import { paperState } from '@novosel/contract/documents/papers.ts';
import type {
  Paper,
  PaperFolder,
  Papers,
  PaperVersion,
} from '@novosel/contract/documents/papers-endpoints.ts';
import { closedSince, findOwnBookings, subjectOf } from '../../domains/booking/public.ts';
import { estatesById } from '../../domains/catalogue/public.ts';
import { listConsents } from '../../domains/consents/public.ts';
import { findDeals } from '../../domains/deals/public.ts';
import { type DocumentRow, findPapersOf, toSummary } from '../../domains/documents/public.ts';
import { paymentViews } from '../../domains/payments/public.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';

/** All papers of a person, as they stood at one moment: of what he has booked, and his consents. */
export function listPapers(db: Executor, userId: number, now: Date): Promise<Papers> {
  return inSnapshot(db, async (at) => ({
    now: now.toISOString(),
    folders: await foldersOf(at, userId),
    consents: await listConsents(at, userId),
  }));
}

async function foldersOf(db: Executor, userId: number): Promise<PaperFolder[]> {
  const bookings = await findOwnBookings(db, userId);
  const ids = bookings.map(({ id }) => id);
  const deals = await findDeals(db, ids);
  const money = await paymentViews(db, ids);
  const rows = Map.groupBy(await findPapersOf(db, ids.map(subjectOf)), ({ subject }) => subject);
  const estates = await estatesById(
    db,
    bookings.map(({ estateId }) => estateId),
    userId,
  );
  const folders = bookings.flatMap((booking): PaperFolder[] => {
    const { id, estateId } = booking;
    const estate = estates.get(estateId);
    const own = rows.get(subjectOf(id)) ?? [];
    if (!estate || own.length === 0) return [];
    const deal = deals.get(id);
    const alive = closedSince(booking, deal) === null;
    const paid = money.get(id)?.paidAt != null;
    return [
      {
        estate: { id: estateId, kind: estate.kind, number: estate.number },
        number: deal?.number ?? booking.number,
        alive,
        papers: papersOf(own, { alive, paid }),
      },
    ];
  });
  return folders.sort(byLife);
}

interface Around {
  readonly alive: boolean;
  readonly paid: boolean;
}

/** @param rows of one booking, the newest first */
function papersOf(rows: readonly DocumentRow[], around: Around): Paper[] {
  return [...Map.groupBy(rows, ({ kind }) => kind).values()].map((versions) => ({
    kind: toSummary(versions[0] as DocumentRow).kind,
    versions: versions.map((row, index) => toVersion(row, versions.slice(0, index), around)),
  }));
}

/** @param later versions of the same paper that came after it */
function toVersion(row: DocumentRow, later: readonly DocumentRow[], around: Around): PaperVersion {
  const { signer, signedAt } = row;
  const state = paperState({
    ...around,
    invoice: row.kind === 'invoice',
    signed: signedAt !== null,
    newest: later.length === 0,
    replaced: later.some((one) => one.signedAt !== null),
  });
  const acting = signer?.representative;
  const signers =
    signer && signedAt
      ? [{ name: acting?.fullName ?? signer.fullName, onBehalf: !!acting, at: signedAt.toISOString() }]
      : [];
  return { ...toSummary(row), state, signers };
}

const newestOf = ({ papers }: PaperFolder): string =>
  papers
    .flatMap(({ versions }) => versions.map(({ createdAt }) => createdAt))
    .sort()
    .at(-1) ?? '';

const byLife = (one: PaperFolder, other: PaperFolder): number =>
  Number(other.alive) - Number(one.alive) || newestOf(other).localeCompare(newestOf(one));
