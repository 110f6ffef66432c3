import { awaitedLines, sideInTurn } from '@novosel/contract/signatures/rounds.ts';
import type { Context } from '../../../context.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { ofDeal, stepDeal, tellPages } from '../../deals/public.ts';
import { type DocumentRow, markSigned } from '../../documents/public.ts';
import type { ReachedSigning } from '../reach-signing.ts';
import { memberSigned } from '../signatures.events.ts';
import {
  insertSignature,
  type LineRow,
  type RequestRow,
  updateLine,
  updateRequest,
  updateSigning,
  voidRequests,
} from '../signatures.repo.ts';
import { applyChange } from './apply-change.ts';
import type { Judged } from './judge-signature.ts';
import { recordEvidence } from './record-evidence.ts';

type Deps = Pick<Context, 'clock' | 'events' | 'jobs' | 'signingKeys'>;

interface Came {
  readonly request: RequestRow;
  readonly paper: DocumentRow;
  /** DER. */
  readonly signature: Uint8Array;
  readonly judgement: Extract<Judged, { holds: true }>;
  readonly at: Date;
}

/**
 * Keeps a signature that holds: the line has it, its evidence joins the chain of the deal, and the last of a
 * round moves the deal, all in one transaction (promise 47). One that comes when it is not awaited any more
 * counts for nothing.
 */
export async function keepSignature(deps: Deps, tx: Tx, reached: ReachedSigning, came: Came): Promise<void> {
  const { signing, lines } = reached;
  const { request, at } = came;
  const line = awaitedLines(lines).find(({ id }) => id === request.lineId);
  if (!line || signing.state !== 'open') {
    const change = { state: 'late', answeredAt: at, nextAskAt: null } as const;
    await applyChange(deps, tx, reached, { request, change, at });
    return;
  }
  const { provenAt, materials } = came.judgement;
  await updateRequest(tx, request.id, { state: 'signed', answeredAt: at, nextAskAt: null });
  await insertSignature(tx, {
    lineId: line.id,
    requestId: request.id,
    dealId: line.dealId,
    documentId: signing.documentId,
    provenAt,
    signature: came.signature,
    ...materials,
  });
  await updateLine(tx, line.id, { signedAt: provenAt });
  await voidRequests(tx, [line.id], at);
  await recordEvidence(deps, tx, reached, { line, request, signature: came.signature, provenAt });
  const signed = lines.map((one) => (one.id === line.id ? { ...one, signedAt: provenAt } : one));
  await goOn(deps, tx, { ...reached, lines: signed }, { line, request, paper: came.paper, at });
}

interface Went {
  readonly line: LineRow;
  readonly request: RequestRow;
  readonly paper: DocumentRow;
  readonly at: Date;
}

async function goOn(
  deps: Deps,
  tx: Tx,
  { deal, signing, lines }: ReachedSigning,
  { line, request, paper, at }: Went,
): Promise<void> {
  const { id: dealId } = deal;
  const details = { request: request.id, side: line.side, sha256: signing.sha256 };
  const act = { at, actor: { kind: 'clock' } } as const;
  await audit(tx, act, { action: 'signatures.signed', subject: ofDeal(dealId), details });
  const side = sideInTurn(lines);
  if (line.side === 'members' && side !== 'members') {
    const by = { actor: 'buyer', actorId: request.askedBy, reason: line.name } as const;
    await stepDeal(deps, tx, { dealId, event: 'sign-contract', by });
  } else if (!side) {
    await updateSigning(tx, signing.id, { state: 'done', closedAt: at });
    await markSigned(tx, paper.id, signing.sha256, at);
    const by = { actor: 'staff', actorId: request.askedBy } as const;
    await stepDeal(deps, tx, { dealId, event: 'sign-by-all', by });
  } else {
    await tellPages(tx, deal, at);
  }
  if (line.side !== 'members' || side !== 'members') return;
  const left = awaitedLines(lines).length;
  const news = { signingId: signing.id, dealId, lineId: line.id, name: line.name, left, at };
  await deps.events.publish(tx, memberSigned, news);
}
