import { path } from '@novosel/contract/paths.ts';
import { errors, type Interaction, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { visitOf } from './site-visit.ts';

/** A sign-in of so many seconds ago is a fresh one. */
const freshSeconds = 120;

/**
 * When a person has to be asked something. A site that wants a fresh sign-in gets one if the person has just signed in,
 * and otherwise the answer that the protocol has for it: the cabinet does not sign anybody out because a link says so.
 */
export function askingPolicy() {
  const policy = interactionPolicy.base();
  const checks = policy.get('login')?.checks;
  checks?.remove('login_prompt');
  checks?.remove('max_age');
  checks?.add(
    new interactionPolicy.Check('stale', 'the sign-in is not fresh enough', ({ oidc }) => {
      const { session, prompts, params } = oidc;
      const wanted = prompts.has('login')
        ? freshSeconds
        : Number(params?.max_age ?? Number.POSITIVE_INFINITY);
      if (session?.accountId && session.past(Math.max(wanted, freshSeconds)))
        throw new errors.LoginRequired();
      return false;
    }),
  );
  return policy;
}

/** The page of the cabinet on which it is asked; the sign-in keeps the whole query (S2.6-06). */
export function askingUrl(publicUrl: string) {
  return (ctx: KoaContextWithOIDC, { prompt, uid }: Interaction): string => {
    if (prompt.name === 'consent') return publicUrl + path('authConsent', { request: uid });
    // Promise 23, decision 021: the dashboard says what has to be done first.
    if (visitOf(ctx.req).closed) return publicUrl + path('dashboard');
    return `${publicUrl}${path('auth')}?${ctx.querystring}`;
  };
}
