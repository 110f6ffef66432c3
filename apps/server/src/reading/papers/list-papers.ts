import { isSignedByAll } from '@novosel/contract/deals/flat-category.ts';
import { paperState } from '@novosel/contract/documents/papers.ts';
import type {
  Paper,
  PaperFolder,
  Papers,
  PaperVersion,
} from '@novosel/contract/documents/papers-endpoints.ts';
import { closedSince, subjectOf } from '../../domains/booking/public.ts';
import { estatesById } from '../../domains/catalogue/public.ts';
import { listConsents } from '../../domains/consents/public.ts';
import { papersOfVoid } from '../../domains/contracts/public.ts';
import { findDeals } from '../../domains/deals/public.ts';
import { type DocumentRow, findPapersOf, toSummary } from '../../domains/documents/public.ts';
import { paymentViews } from '../../domains/payments/public.ts';
import { electronicSignaturesOf } from '../../domains/signatures/public.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import { bookingsOf, isCommon } from './find-paper.ts';

/** All papers of a person as of one moment: of his bookings and deals, and his consents. */
export function listPapers(db: Executor, userId: number, now: Date): Promise<Papers> {
  return inSnapshot(db, async (at) => ({
    now: now.toISOString(),
    folders: await foldersOf(at, userId),
    consents: await listConsents(at, userId),
  }));
}

async function foldersOf(db: Executor, userId: number): Promise<PaperFolder[]> {
  const bookings = await bookingsOf(db, userId);
  const ids = bookings.map(({ id }) => id);
  const deals = await findDeals(db, ids);
  const money = await paymentViews(db, ids);
  const papers = await findPapersOf(db, ids.map(subjectOf));
  const shown = papers.filter((paper) => paper.ownerId === userId || isCommon(paper));
  const voided = await papersOfVoid(
    db,
    shown.map(({ id }) => id),
  );
  const rows = Map.groupBy(shown, ({ subject }) => subject);
  const electronic = await electronicSigners(db, shown);
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
    const contracted = isSignedByAll(deal?.place ?? null);
    return [
      {
        estate: { id: estateId, kind: estate.kind, number: estate.number },
        number: deal?.number ?? booking.number,
        alive,
        papers: papersOf(own, { alive, paid, contracted, voided, electronic }),
      },
    ];
  });
  return folders.sort(byLife);
}

interface Around {
  readonly alive: boolean;
  readonly paid: boolean;
  /** Whether the desk has recorded the signatures of the contract. */
  readonly contracted: boolean;
  /** Papers of contracts that are no longer in force. */
  readonly voided: ReadonlySet<string>;
  /** Signers of contracts, by the ID of the paper. */
  readonly electronic: ReadonlyMap<string, PaperVersion['signers']>;
}

/** @param rows of one booking, the newest first */
function papersOf(rows: readonly DocumentRow[], around: Around): Paper[] {
  return [...Map.groupBy(rows, ({ kind }) => kind).values()].map((versions) => ({
    kind: toSummary(versions[0] as DocumentRow).kind,
    versions: versions.map((row, index) => toVersion(row, versions.slice(0, index), around)),
  }));
}

/** @param later newer versions of the same paper */
function toVersion(row: DocumentRow, later: readonly DocumentRow[], around: Around): PaperVersion {
  const { signedAt } = row;
  const newest = later.length === 0;
  const isContract = row.kind === 'contract';
  const state = paperState({
    alive: around.alive,
    paid: around.paid,
    invoice: row.kind === 'invoice',
    agreed: isContract,
    voided: around.voided.has(row.id),
    signed: signedAt !== null || (isContract && newest && around.contracted),
    newest,
    replaced: later.some((one) => one.signedAt !== null),
  });
  return { ...toSummary(row), state, signers: around.electronic.get(row.id) ?? signersOf(row) };
}

function signersOf({ signer, signedAt }: DocumentRow): PaperVersion['signers'] {
  if (!signer || !signedAt) return [];
  const acting = signer.representative;
  return [{ name: acting?.fullName ?? signer.fullName, onBehalf: !!acting, at: signedAt.toISOString() }];
}

/** Who has signed contracts electronically, by the ID of the paper. */
async function electronicSigners(db: Executor, rows: readonly DocumentRow[]): Promise<Around['electronic']> {
  const signers = new Map<string, PaperVersion['signers']>();
  for (const { id, kind, signedAt } of rows) {
    if (kind !== 'contract' || !signedAt) continue;
    const given = await electronicSignaturesOf(db, id);
    signers.set(
      id,
      given.map(({ name, signsFor, provenAt }) => ({
        name,
        onBehalf: signsFor.length > 0,
        at: provenAt.toISOString(),
      })),
    );
  }
  return signers;
}

const newestOf = ({ papers }: PaperFolder): string =>
  papers
    .flatMap(({ versions }) => versions.map(({ createdAt }) => createdAt))
    .sort()
    .at(-1) ?? '';

const byLife = (one: PaperFolder, other: PaperFolder): number =>
  Number(other.alive) - Number(one.alive) || newestOf(other).localeCompare(newestOf(one));
