import type { answerSiteRequest as endpoint } from '@novosel/contract/sites/endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { giveSiteConsent } from '../../consents/public.ts';
import { holdSite } from '../clients/clients.repo.ts';
import type { ProviderDeps } from '../provider/provider-settings.ts';
import { keepLink } from './links.repo.ts';
import { namedScopes, requestOf, scopesOf } from './site-request.ts';

interface Answer {
  /** What is answered: the ID of the request. */
  readonly request: string;
  /** The session that it waits in. */
  readonly session: Pick<Viewer, 'sessionId' | 'frozen'>;
  readonly said: BodyOf<typeof endpoint>;
}

/**
 * Allows a site what it asks for, or refuses it; the person goes back to it either way. Whoever has frozen
 * his cabinet can only refuse (decision 021).
 * @returns where the person goes back
 * @throws AppError NOT_FOUND, CONSENT_CHANGED, CABINET_FROZEN
 */
export async function answerSiteRequest(
  deps: ProviderDeps,
  act: BuyerAct,
  { request, session, said }: Answer,
): Promise<string> {
  const { at, actor, address = '' } = act;
  const { id: userId } = actor;
  if (said.allow && session.frozen) throw new AppError('CABINET_FROZEN');
  const asked = await requestOf(deps, session.sessionId, request);
  const clientId = String(asked.params.client_id);
  // Only what the page has shown; what is known to nobody yet would count as allowed some day.
  const named = namedScopes(scopesOf(asked));
  const scopes = ['openid', ...named];
  await deps.db.transaction(async (tx) => {
    const site = await holdSite(tx, clientId);
    if (!site || site.blockedAt) throw new AppError('NOT_FOUND');
    if (said.allow) {
      const whose = { userId, site: clientId, address, at };
      const agreed = await giveSiteConsent(tx, { ...site, scopes: named }, said.sha256, whose);
      if (!agreed) throw new AppError('CONSENT_CHANGED');
      await keepLink(tx, { userId, clientId, scopes, at });
    }
    await audit(tx, act, {
      action: said.allow ? 'sites.allow' : 'sites.refuse',
      subject: `user:${userId}`,
      details: {
        site: clientId,
        scopes: scopes.join(' '),
        ...(said.allow && said.sha256 && { sha256: said.sha256 }),
      },
    });
  });
  // What was done before goes along: a site that wants a fresh proof would have it asked for over and over.
  asked.result = said.allow ? { ...asked.lastSubmission, consent: {} } : { error: 'access_denied' };
  await asked.save(asked.exp - Math.floor(Date.now() / 1000));
  return asked.returnTo;
}
