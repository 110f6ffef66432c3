import type { VersionChanges } from '@novosel/contract/contracts/changes.ts';
import { agreementRefusal } from '@novosel/contract/contracts/reading-rules.ts';
import type { ContractView, VersionView } from '@novosel/contract/contracts/schema.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inSnapshot } from '../../../platform/database/in-snapshot.ts';
import type { DealRow } from '../../deals/public.ts';
import { findDocument } from '../../documents/public.ts';
import { dealAsParty } from '../../members/public.ts';
import {
  type AgreementRow,
  findAgreements,
  findPromises,
  findQuestions,
  findReadings,
  findVersion,
  findVersions,
  namesOfSigners,
  type QuestionRow,
  type ReadingRow,
  type VersionRow,
} from '../contracts.repo.ts';
import { toPromise, toQuestion, toSigner, toSummary, toVersionView } from './contract-views.ts';

/**
 * The contract of the deal of an estate, as one of its parties sees it.
 * @throws AppError NOT_FOUND for everybody else
 */
export function readContract(db: Executor, act: BuyerAct, estateId: number): Promise<ContractView> {
  return inSnapshot(db, async (at) => contractOf(at, act, await partyDeal(at, act.actor.id, estateId)));
}

async function partyDeal(db: Executor, userId: number, estateId: number): Promise<DealRow> {
  const deal = await dealAsParty(db, userId, estateId);
  if (!deal) throw new AppError('NOT_FOUND');
  return deal;
}

async function contractOf(db: Executor, { actor, at }: BuyerAct, deal: DealRow): Promise<ContractView> {
  const versions = await findVersions(db, deal.id);
  const current = versions.find(({ state }) => state !== 'void');
  const readings = current ? await findReadings(db, current.id) : [];
  const agreements = current ? await findAgreements(db, current.id) : [];
  const questions = await findQuestions(db, deal.id);
  const names = await namesOfSigners(db, deal.id);
  const [promise] = await findPromises(db, deal.id);
  const mine = readings.find(({ userId }) => userId === actor.id);
  const asked = { versions, names, reader: actor.id };
  return {
    now: at.toISOString(),
    place: deal.place,
    dueAt: deal.dueAt?.toISOString() ?? null,
    awaited: deal.place === 'contract-reading' ? awaitedOf(readings, agreements) : [],
    current: current ? toVersionView(current) : null,
    versions: versions.map(toSummary),
    signers: readings.map((reading) => toSigner(reading, agreements, actor.id)),
    toRead: [...(mine?.toRead ?? [])],
    readIds: [...(mine?.readIds ?? [])],
    waits: current && mine ? waitsOf({ current, mine, agreements, questions }) : null,
    questions: questions.map((question) => toQuestion(question, asked)),
    promise: promise ? toPromise(promise) : null,
    paper: await paperOf(db, current),
  };
}

const hasAgreed = (agreements: readonly AgreementRow[], { userId }: ReadingRow): boolean =>
  agreements.some((one) => one.userId === userId);

const awaitedOf = (readings: readonly ReadingRow[], agreements: readonly AgreementRow[]): string[] =>
  readings.filter((reading) => !hasAgreed(agreements, reading)).map(({ name }) => name);

interface Waiting {
  readonly current: VersionRow;
  readonly mine: ReadingRow;
  readonly agreements: readonly AgreementRow[];
  readonly questions: readonly QuestionRow[];
}

function waitsOf({ current, mine, agreements, questions }: Waiting): ContractView['waits'] {
  const { toRead, readIds, openedAt } = mine;
  const reading = {
    memberId: String(mine.userId),
    hasOpened: openedAt !== null,
    readIds,
    hasAgreed: hasAgreed(agreements, mine),
  };
  const own = questions.filter(({ versionId }) => versionId === current.id);
  const position = {
    state: current.state,
    reading,
    toRead,
    questions: own.map(({ clauseId, userId, state }) => ({ clauseId, memberId: String(userId), state })),
  };
  return agreementRefusal(position) ?? null;
}

async function paperOf(db: Executor, version: VersionRow | undefined): Promise<ContractView['paper']> {
  const paper = version?.documentId ? await findDocument(db, version.documentId) : undefined;
  return paper ? { sha256: paper.sha256, bytes: paper.bytes, pages: paper.pages } : null;
}

interface Which {
  readonly estateId: number;
  readonly version: number;
}

/** A version that was sent. @throws AppError NOT_FOUND */
export async function readVersion(db: Executor, act: BuyerAct, which: Which): Promise<VersionView> {
  return inSnapshot(db, async (at) => toVersionView(await versionOf(at, act, which)));
}

async function versionOf(
  db: Executor,
  { actor }: BuyerAct,
  { estateId, version }: Which,
): Promise<VersionRow> {
  const deal = await partyDeal(db, actor.id, estateId);
  const found = await findVersion(db, deal.id, version);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/**
 * What has changed from one version to another.
 * @throws AppError NOT_FOUND, UNAVAILABLE
 */
export async function readChanges(
  { contractWriter }: Pick<Context, 'contractWriter'>,
  db: Executor,
  act: BuyerAct,
  { estateId, from, to }: { readonly estateId: number; readonly from: number; readonly to: number },
): Promise<VersionChanges> {
  const [before, after] = await inSnapshot(db, async (at) => [
    await versionOf(at, act, { estateId, version: from }),
    await versionOf(at, act, { estateId, version: to }),
  ]);
  if (!before || !after) throw new AppError('NOT_FOUND');
  const textOf = ({ data, clauses }: VersionRow) => ({ data, clauses });
  return contractWriter.compare({ before: textOf(before), after: textOf(after) });
}
