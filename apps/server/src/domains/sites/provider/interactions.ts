import { path } from '@novosel/contract/wire/paths.ts';
import { type Interaction, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Context } from '../../../context.ts';
import { visitOf } from '../tokens/site-visit.ts';
import { hasProvedFor, proofReason, wantsProof } from '../visits/proof-for-site.ts';

/**
 * When the person must be asked something: as the library decides, except for re-authentication, which the
 * cabinet decides itself.
 */
export function askingPolicy({ clock, db }: Pick<Context, 'clock' | 'db'>) {
  const policy = interactionPolicy.base();
  const checks = policy.get('login')?.checks;
  checks?.add(
    new interactionPolicy.Check(
      'closed',
      'the cabinet lets the person enter no site',
      'login_required',
      (ctx) => visitOf(ctx.req).closed,
    ),
    0,
  );
  checks?.remove('login_prompt');
  checks?.remove('max_age');
  checks?.add(
    new interactionPolicy.Check(
      proofReason,
      'the person has to prove himself anew',
      'login_required',
      async (ctx) => wantsProof(ctx, clock.now()) && !(await hasProvedFor(db, ctx)),
      () => ({ askedAt: clock.now().getTime() }),
    ),
  );
  return policy;
}

/** The cabinet's page for the question; the sign-in keeps the whole query (S2.6-06). */
export function askingUrl(publicUrl: string) {
  return (ctx: KoaContextWithOIDC, { prompt, uid }: Interaction): string => {
    if (prompt.name === 'consent') return publicUrl + path('authConsent', { request: uid });
    // Promise 23, decision 021: the page where the person does what is required first; then it leads him on
    // to the site.
    const { closed, viewer } = visitOf(ctx.req);
    if (closed)
      return `${publicUrl}${path(viewer?.unconfirmed ? 'dashboard' : 'profile')}?${ctx.querystring}`;
    if (ctx.oidc.session?.accountId) return publicUrl + path('authAgain', { request: uid });
    return `${publicUrl}${path('auth')}?${queryOfGuest(ctx, prompt.reasons, uid)}`;
  };
}

/**
 * A guest's sign-in also counts as the required re-authentication: the query names the question, so that it
 * is not asked again.
 */
function queryOfGuest(ctx: KoaContextWithOIDC, reasons: readonly string[], uid: string): string {
  if (!reasons.includes(proofReason)) return ctx.querystring;
  const query = new URLSearchParams(ctx.querystring);
  query.set('asked', uid);
  return query.toString();
}
