import {
  neededKind,
  paperKinds,
  type SignatureKind,
  type SignedPaper,
  signedPaperCodes,
  suffices,
} from '@novosel/contract/signatures/kinds.ts';
import type { PaperKindRow } from '@novosel/contract/signatures/schema.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { shortNameOf } from '../../identity/public.ts';
import { findKinds, insertKind } from './paper-kinds.repo.ts';

/** The kind of signature that a paper needs on the day of a moment. */
export async function paperNeeds(db: Executor, paper: SignedPaper, at: Date): Promise<SignatureKind> {
  return neededKind(paper, await findKinds(db), isoDay(at));
}

/**
 * A paper is signed by a signature of this kind, or a higher one.
 * @throws AppError SIGNATURE_KIND_LOW where the paper needs a higher one (promise 48)
 */
export async function assertKind(
  db: Executor,
  { paper, kind, at }: { readonly paper: SignedPaper; readonly kind: SignatureKind; readonly at: Date },
): Promise<void> {
  if (!suffices(kind, await paperNeeds(db, paper, at))) throw new AppError('SIGNATURE_KIND_LOW');
}

/** Every paper with the kind that it needs today. */
export async function listPaperKinds(db: Executor, at: Date): Promise<{ items: PaperKindRow[] }> {
  const rows = await findKinds(db);
  const names = new Map<number, string>();
  for (const { setBy } of rows) if (!names.has(setBy)) names.set(setBy, await shortNameOf(db, setBy));
  return {
    items: signedPaperCodes.map((paper) => ({
      paper,
      kind: neededKind(paper, rows, isoDay(at)),
      least: paperKinds[paper].least,
      set: rows
        .filter((row) => row.paper === paper)
        .map(({ kind, since, setBy, setAt }) => ({
          kind,
          since,
          by: names.get(setBy) ?? '',
          at: setAt.toISOString(),
        }))
        .toReversed(),
    })),
  };
}

interface SetKind {
  readonly paper: SignedPaper;
  readonly kind: SignatureKind;
  /** YYYY-MM-DD. */
  readonly since: string;
}

/** @throws AppError STEP_WRONG below what the registry takes, and for a day that is over */
export function setPaperKind(db: Executor, act: StaffAct, set: SetKind): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { paper, kind, since } = set;
    if (!suffices(kind, paperKinds[paper].least) || since < isoDay(act.at)) throw new AppError('STEP_WRONG');
    await insertKind(tx, { id: uuidv7(act.at), ...set, setAt: act.at, setBy: act.actor.id });
    await audit(tx, act, {
      action: 'signatures.set-kind',
      subject: `paper:${paper}`,
      details: { kind, since },
    });
  });
}
