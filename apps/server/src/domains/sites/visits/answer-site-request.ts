import type { answerSiteRequest as endpoint } from '@novosel/contract/sites/endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { giveSiteConsent } from '../../consents/public.ts';
import type { Visit } from '../../identity/public.ts';
import { holdSite } from '../clients/clients.repo.ts';
import type { ProviderDeps } from '../provider/provider-settings.ts';
import { keepLink } from './links.repo.ts';
import { namedScopes, requestOf, scopesOf } from './site-request.ts';

type Call = Visit & {
  readonly viewer: Viewer;
  readonly params: { readonly request: string };
  readonly body: BodyOf<typeof endpoint>;
};

/**
 * Allows a site what it asks for, or refuses it; the person goes back to it either way. Whoever has frozen
 * his cabinet can only refuse (decision 021).
 * @throws AppError NOT_FOUND, CONSENT_CHANGED, CABINET_FROZEN
 */
export async function answerSiteRequest(
  deps: ProviderDeps,
  { viewer, params, body, address, requestId }: Call,
) {
  if (body.allow && viewer.frozen) throw new AppError('CABINET_FROZEN');
  const asked = await requestOf(deps, viewer, params.request);
  const { userId } = viewer;
  const clientId = String(asked.params.client_id);
  // Only what the page has shown; what is known to nobody yet would count as allowed some day.
  const named = namedScopes(scopesOf(asked));
  const scopes = ['openid', ...named];
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const site = await holdSite(tx, clientId);
    if (!site || site.blockedAt) throw new AppError('NOT_FOUND');
    if (body.allow) {
      const whose = { userId, site: clientId, address, at };
      const agreed = await giveSiteConsent(tx, { ...site, scopes: named }, body.sha256, whose);
      if (!agreed) throw new AppError('CONSENT_CHANGED');
      await keepLink(tx, { userId, clientId, scopes, at });
    }
    await audit(tx, {
      at,
      address,
      requestId,
      actorKind: 'buyer',
      actorId: userId,
      action: body.allow ? 'sites.allow' : 'sites.refuse',
      subject: `user:${userId}`,
      details: {
        site: clientId,
        scopes: scopes.join(' '),
        ...(body.allow && body.sha256 && { sha256: body.sha256 }),
      },
    });
  });
  // What was done before goes along: a site that wants a fresh proof would have it asked for over and over.
  asked.result = body.allow ? { ...asked.lastSubmission, consent: {} } : { error: 'access_denied' };
  await asked.save(asked.exp - Math.floor(Date.now() / 1000));
  return { result: true, data: { to: asked.returnTo } } as const;
}
