import { createHash } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { nextAsk } from '../../../platform/jobs/next-ask.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { SigningAnswer } from '../../../ports/signature-operator/signature-operator.ts';
import { type DocumentRow, findDocument } from '../../documents/public.ts';
import {
  claimRequest,
  findLine,
  findSigning,
  type LineRow,
  type RequestRow,
  type SigningRow,
} from '../signatures.repo.ts';
import { keepAnswer, type Told } from './keep-answer.ts';

export type AskDeps = Pick<
  Context,
  'clock' | 'db' | 'events' | 'jobs' | 'operator' | 'signingKeys' | 'storage'
>;

interface Asked {
  readonly request: RequestRow;
  readonly line: LineRow;
  readonly signing: SigningRow;
  readonly paper: DocumentRow;
}

/**
 * Asks the operator about a due request and keeps the answer: the first time he is given the paper, later he
 * is asked by its ID. No answer leaves the result unknown (truth 7).
 */
export async function askOperator(deps: AskDeps, requestId: string): Promise<void> {
  const now = deps.clock.now();
  const request = await claimRequest(deps.db, requestId, now, nextAsk(now, now));
  const line = request && (await findLine(deps.db, request.lineId));
  const signing = line && (await findSigning(deps.db, line.signingId));
  const paper = signing && (await findDocument(deps.db, signing.documentId));
  if (!request || !line || !signing || !paper) return;
  const told = await ask(deps, { request, line, signing, paper });
  await deps.db.transaction((tx) => keepAnswer(deps, tx, { requestId, paper, told }));
}

async function ask(deps: AskDeps, asked: Asked): Promise<Told> {
  const { request, paper } = asked;
  if (request.takenAt) return judged(deps, asked, await deps.operator.signingOf(request.id));
  const { orderId, until } = request;
  const document = await bytesOf(deps, asked);
  const outcome = await deps.operator.askSigning(request.id, {
    orderId,
    title: paper.title,
    document,
    until,
  });
  return judged(deps, asked, outcome);
}

/** The bytes that were frozen, and no others (promise 44). @throws Error when those on record differ */
async function bytesOf({ storage }: AskDeps, { paper, signing }: Asked): Promise<Uint8Array> {
  const bytes = await storage.get(paper.storageKey);
  if (createHash('sha256').update(bytes).digest('hex') !== signing.sha256)
    throw new Error(`the bytes of document ${paper.id} are not those that are signed`);
  return bytes;
}

async function judged(deps: AskDeps, asked: Asked, outcome: Outcome<SigningAnswer>): Promise<Told> {
  if (outcome.kind !== 'answered') return { signature: null, outcome };
  const { answer } = outcome;
  if (answer.state !== 'signed') return { signature: null, outcome: { kind: 'answered', answer } };
  const { line, request, signing } = asked;
  const { signature } = answer;
  const given = { signature, kind: signing.kind, serial: request.serial, snils: line.snils };
  // The libraries of certificates are a sixth of the program's code: loaded with the first signature.
  const { judgeSignature } = await import('./judge-signature.ts');
  const judgement = await judgeSignature(deps, { ...given, document: await bytesOf(deps, asked) });
  return judgement ? { signature, judgement } : { signature: null, outcome: { kind: 'unknown' } };
}
