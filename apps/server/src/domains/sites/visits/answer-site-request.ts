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
  /** ID of the answered request. */
  readonly request: string;
  /** The session in which it waits. */
  readonly session: Pick<Viewer, 'sessionId' | 'frozen'>;
  readonly said: BodyOf<typeof endpoint>;
}

/**
 * Allows what a site asks for, or refuses it; the person returns to the site in both cases. With a frozen
 * cabinet he can only refuse (decision 021).
 * @returns the address of the return
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
  // Only scopes that the page has shown: an unknown one would count as allowed later.
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
  // Earlier results are kept: otherwise a site that requires re-authentication would ask for it again and
  // again.
  asked.result = said.allow ? { ...asked.lastSubmission, consent: {} } : { error: 'access_denied' };
  await asked.save(asked.exp - Math.floor(Date.now() / 1000));
  return asked.returnTo;
}
