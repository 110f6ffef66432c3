import type { Interaction, KoaContextWithOIDC } from 'oidc-provider';
import type { Executor } from '../../../platform/database/db.ts';
import { takeQuestion } from '../tokens/payloads.repo.ts';
import { visitOf } from '../tokens/site-visit.ts';

/** By this name the library keeps that a site waits for a fresh proof. */
export const proofReason = 'proof';

/** By these the question and the way back from it are one request of one site. */
const ofRequest = ['client_id', 'redirect_uri', 'state', 'nonce', 'code_challenge'] as const;

/**
 * A site wants the person himself now (`prompt=login`), or not longer ago than so many seconds (`max_age`).
 */
export function wantsProof({ oidc }: KoaContextWithOIDC, now: Date): boolean {
  const { session, prompts, params, result } = oidc;
  const maxAge = params?.max_age === undefined ? Number.POSITIVE_INFINITY : Number(params.max_age);
  // `max_age=0` says the same as `prompt=login`, and either is done with by one proof, however long the
  // consent waits…
  if ((prompts.has('login') || maxAge === 0) && !result?.login) return true;
  if (maxAge === 0) return false;
  // …but the proof grows old by any other `max_age` that came with it.
  const provedAt = session?.loginTs ?? Number.NEGATIVE_INFINITY;
  return Math.floor(now.getTime() / 1000) - provedAt > maxAge;
}

/**
 * Whether he has proved himself since this very request of the site was asked; then the question is done
 * with. Only the moment of the proof counts, so the name of a question alone opens nothing.
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
  // The library hands it on with whatever is asked next: the consent must not make it ask for the proof
  // again.
  Object.assign(oidc, { result: { login: { accountId, ts: Math.floor(viewer.provedAt / 1000) } } });
  return true;
}

const isSameRequest = (question: Interaction, params: KoaContextWithOIDC['oidc']['params'] = {}): boolean =>
  ofRequest.every((name) => question.params[name] === params[name]);

const askedAt = ({ prompt }: Interaction): number =>
  Number(prompt.details.askedAt ?? Number.POSITIVE_INFINITY);
