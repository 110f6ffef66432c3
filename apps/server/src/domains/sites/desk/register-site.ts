import type { NewMachineForm, NewSiteForm, SiteForm } from '@novosel/contract/sites/desk-schema.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { newToken, tokenHash } from '../../identity/public.ts';
import type { oauthClients } from '../sites.tables.ts';
import { insertClient } from './desk-sites.repo.ts';
import { noteSiteAct, type StaffVisit } from './site-act.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** What a site's form says, as it is kept. */
export const siteRow = ({ redirectUris: [redirectUri = '', ...moreRedirectUris], ...form }: SiteForm) => ({
  ...form,
  scopes: [...new Set(form.scopes)],
  redirectUri,
  moreRedirectUris,
});

/**
 * Registers a site (S1-49). Its secret is told here and never again.
 * @throws AppError VALIDATION when the name is taken
 */
export function registerSite(deps: Deps, { body, ...visit }: StaffVisit & { body: NewSiteForm }) {
  const { clientId, confidential, ...form } = body;
  return register(deps, visit, { clientId, kind: 'site', ...siteRow(form) }, confidential);
}

/**
 * Registers a machine. It has no addresses, because nobody is ever sent to it.
 * @throws AppError VALIDATION when the name is taken
 */
export function registerMachine(
  deps: Deps,
  { body: { clientId, name, scopes }, ...visit }: StaffVisit & { body: NewMachineForm },
) {
  const addresses = { redirectUri: '', baseUrl: '', loginUrl: '', logoutUrl: '', domain: '' };
  return register(deps, visit, { clientId, kind: 'machine', name, scopes, ...addresses }, true);
}

async function register(
  { db, clock }: Deps,
  visit: StaffVisit,
  client: typeof oauthClients.$inferInsert,
  confidential: boolean,
) {
  const at = clock.now();
  const secret = confidential ? newToken() : null;
  const { clientId } = client;
  await db.transaction(async (tx) => {
    const secretHash = secret === null ? null : tokenHash(secret);
    if (!(await insertClient(tx, { ...client, secretHash, createdAt: at })))
      throw new AppError('VALIDATION', { fields: { clientId: ['default'] } });
    const { kind = 'site', scopes = [], withoutPkce } = client;
    const details = { kind, scopes: scopes.join(' '), ...(withoutPkce && { withoutPkce }) };
    await noteSiteAct(tx, visit, { act: 'register', clientId, details }, at);
  });
  return { result: true, data: { clientId, secret } } as const;
}
