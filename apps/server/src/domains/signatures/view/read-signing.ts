import { sideInTurn } from '@novosel/contract/signatures/rounds.ts';
import type {
  CertificateChoice,
  SigningSignerView,
  SigningView,
} from '@novosel/contract/signatures/schema.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import type { DealRow } from '../../deals/public.ts';
import { findDocument } from '../../documents/public.ts';
import { certificatesInForce } from '../../eds/public.ts';
import { dealAsParty } from '../../members/public.ts';
import { problemsOf } from '../asking/ask-signature.ts';
import { signingOfDeal } from '../reach-signing.ts';
import { findRequests, type LineRow, type RequestRow, type SigningRow } from '../signatures.repo.ts';

/** The signing of a deal, for one of its parties. @throws AppError NOT_FOUND */
export async function readSigning(
  { config }: Pick<Context, 'config'>,
  db: Executor,
  act: BuyerAct,
  estateId: number,
): Promise<SigningView> {
  const userId = act.actor.id;
  const deal = await dealAsParty(db, userId, estateId);
  if (!deal) throw new AppError('NOT_FOUND');
  const { line, ...found } = await viewOf(db, deal, { at: act.at, userId });
  if (!line) return found.view;
  const certificates = await certificatesInForce(db, userId, act.at);
  const request = found.requests.find(({ lineId }) => lineId === line.id);
  return {
    ...found.view,
    mine: {
      name: line.name,
      request: requestOf(request),
      appUrl: request ? `${config.operatorAppUrl}/of/${request.orderId}` : null,
      certificates: certificates.map(
        (one): CertificateChoice => ({
          id: one.orderId,
          kind: one.kind,
          serial: one.serial,
          validUntil: one.validUntil.toISOString(),
          problems: problemsOf(one, found.signing, line, act.at),
        }),
      ),
    },
  };
}

interface Reader {
  readonly at: Date;
  /** Null for the desk. */
  readonly userId: number | null;
}

interface Viewed {
  readonly view: SigningView & { readonly mine: null };
  readonly signing: SigningRow;
  readonly lines: readonly LineRow[];
  /** The latest first. */
  readonly requests: readonly RequestRow[];
  /** The line of the reader. */
  readonly line: LineRow | undefined;
}

/** What everybody in a deal and the desk see of its signing. @throws AppError NOT_FOUND when there is none */
export async function viewOf(
  db: Executor,
  deal: Pick<DealRow, 'id' | 'place'>,
  { at, userId }: Reader,
): Promise<Viewed> {
  const found = await signingOfDeal(db, deal.id);
  const paper = found && (await findDocument(db, found.signing.documentId));
  if (!found || !paper) throw new AppError('NOT_FOUND');
  const { signing, lines } = found;
  const requests = await findRequests(
    db,
    lines.map(({ id }) => id),
  );
  const view = {
    now: at.toISOString(),
    place: deal.place,
    state: signing.state,
    until: signing.until.toISOString(),
    submitBy: signing.submitBy.toISOString(),
    closedAt: signing.closedAt?.toISOString() ?? null,
    kind: signing.kind,
    paper: {
      id: paper.id,
      title: paper.title,
      sha256: signing.sha256,
      bytes: paper.bytes,
      pages: paper.pages,
    },
    paperOnly: signing.paperOnly,
    side: signing.state === 'open' ? (sideInTurn(lines) ?? null) : null,
    signers: lines.map((line) => signerView(line, requests, userId)),
    mine: null,
    stopped: stoppedView(signing, lines),
  };
  const line = userId === null ? undefined : lines.find((one) => one.userId === userId);
  return { view, signing, lines, requests, line };
}

function signerView(
  { id, side, name, signsFor, signedAt, userId }: LineRow,
  requests: readonly RequestRow[],
  reader: number | null,
): SigningSignerView {
  const last = requests.find(({ lineId }) => lineId === id);
  return {
    id,
    side,
    name,
    me: reader !== null && userId === reader,
    signsFor,
    state: signedAt ? 'signed' : (last?.state ?? null),
    signedAt: signedAt?.toISOString() ?? null,
  };
}

function stoppedView(
  { stopReason: reason, stopText: text, stoppedBy, stoppedByPhone: byPhone }: SigningRow,
  lines: readonly LineRow[],
): SigningView['stopped'] {
  if (!reason) return null;
  return { reason, text, by: lines.find(({ id }) => id === stoppedBy)?.name ?? '', byPhone };
}

const requestOf = (request: RequestRow | undefined) =>
  request
    ? {
        id: request.id,
        state: request.state,
        askedAt: request.askedAt.toISOString(),
        until: request.until.toISOString(),
      }
    : null;
