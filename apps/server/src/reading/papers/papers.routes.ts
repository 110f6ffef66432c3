import { checkEndpoints } from '@novosel/contract/documents/check-endpoints.ts';
import { papersEndpoints as e } from '@novosel/contract/documents/papers-endpoints.ts';
import type { Context } from '../../context.ts';
import { originalOf, sendDownload } from '../../domains/documents/public.ts';
import { knownRoots } from '../../domains/signatures/public.ts';
import { AppError } from '../../platform/app-error.ts';
import { attachment } from '../../platform/http/attachment.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { knownPaper, proofKeys } from './check-papers.ts';
import { findPaper } from './find-paper.ts';
import { listPapers } from './list-papers.ts';
import { packPapers } from './pack-papers.ts';
import { signatureBytes, signaturesOf } from './signatures-of.ts';

/** A buyer's papers, read from many domains, and what anybody may ask to check one. */
export function bindPapers(bind: Bind, deps: Pick<Context, 'clock' | 'storage' | 'signingKeys'>): void {
  bind(e.listPapers, async ({ db, act }) => ok(await listPapers(db, act.actor.id, act.at)));
  bind(checkEndpoints.findPaperByHash, async ({ db, params }) =>
    ok({ paper: await knownPaper(db, params.sha256) }),
  );
  bind(checkEndpoints.getProofKeys, async ({ db }) => ok(proofKeys(deps.signingKeys, await knownRoots(db))));
  bind(e.downloadOriginal, async ({ db, viewer, params, reply }) => {
    const paper = await findPaper(db, viewer.userId, params.document);
    if (!paper) throw new AppError('NOT_FOUND');
    return sendDownload(reply, await originalOf(deps, paper));
  });
  bind(e.downloadSignatures, async ({ db, viewer, params, reply }) => {
    const file = await signaturesOf(db, viewer.userId, params.document);
    const disposition = attachment(`${file.document.title.replaceAll('\u00a0', ' ')}.json`);
    return sendDownload(reply, { bytes: signatureBytes(file), mime: 'application/json', disposition });
  });
  bind(e.downloadPapers, async ({ db, act, query, reply }) =>
    sendDownload(
      reply,
      await packPapers(deps, db, { userId: act.actor.id, locale: act.locale ?? 'ru', estate: query.estate }),
    ),
  );
}
