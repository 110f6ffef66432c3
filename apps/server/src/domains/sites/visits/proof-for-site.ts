import type { Interaction, KoaContextWithOIDC } from 'oidc-provider';
import type { Executor } from '../../../platform/database/db.ts';
import { takeQuestion } from '../tokens/payloads.repo.ts';
import { visitOf } from '../tokens/site-visit.ts';

/** The library's name for a site's request for re-authentication. */
export const proofReason = 'proof';

/** Parameters by which the return from a question is recognised as the same request. */
const ofRequest = ['client_id', 'redirect_uri', 'state', 'nonce', 'code_challenge'] as const;

/**
 * Whether a site requires re-authentication now (`prompt=login`), or one at most so many seconds ago
 * (`max_age`).
 */
export function wantsProof({ oidc }: KoaContextWithOIDC, now: Date): boolean {
  const { session, prompts, params, result } = oidc;
  const maxAge = params?.max_age === undefined ? Number.POSITIVE_INFINITY : Number(params.max_age);
  // `max_age=0` means the same as `prompt=login`; one re-authentication satisfies either, however long the
  // consent takes…
  if ((prompts.has('login') || maxAge === 0) && !result?.login) return true;
  if (maxAge === 0) return false;
  // …but any other `max_age` limits its age.
  const provedAt = session?.loginTs ?? Number.NEGATIVE_INFINITY;
  return Math.floor(now.getTime() / 1000) - provedAt > maxAge;
}

/**
 * Whether the person has re-authenticated since this request began; then it is satisfied. Only the time of
 * the re-authentication counts, so knowing the ID of a request gives nothing.
 */
export async function hasProvedFor(db: Executor, ctx: KoaContextWithOIDC): Promise<boolean> {
  const { oidc } = ctx;
  const { asked } = ctx.query;
  const { viewer } = visitOf(ctx.req);
  const { accountId } = oidc.session ?? {};
  if (typeof asked !== 'string' || !viewer || !accountId) return false;
  const question = await oidc.provider.Interaction.find(asked);
  if (!question || !isSameRequest(question, oidc.params) || viewer.provedAt <= askedAt(question))
    return false;
  if (!(await takeQuestion(db, asked))) return false;
  // The library passes it on to the next question: a consent must not require re-authentication again.
  Object.assign(oidc, { result: { login: { accountId, ts: Math.floor(viewer.provedAt / 1000) } } });
  return true;
}

const isSameRequest = (question: Interaction, params: KoaContextWithOIDC['oidc']['params'] = {}): boolean =>
  ofRequest.every((name) => question.params[name] === params[name]);

const askedAt = ({ prompt }: Interaction): number =>
  Number(prompt.details.askedAt ?? Number.POSITIVE_INFINITY);
