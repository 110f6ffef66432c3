import type { NewMachineForm, NewSiteForm, SiteForm } from '@novosel/contract/sites/desk-schema.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { newToken, tokenHash } from '../../identity/public.ts';
import type { oauthClients } from '../sites.tables.ts';
import { insertClient } from './desk-sites.repo.ts';
import { noteSiteAct } from './site-act.ts';

interface Told {
  readonly clientId: string;
  /** Null for a site that cannot keep one. */
  readonly secret: string | null;
}

/** A site's form in the columns of its table. */
export const siteRow = ({ redirectUris: [redirectUri = '', ...moreRedirectUris], ...form }: SiteForm) => ({
  ...form,
  scopes: [...new Set(form.scopes)],
  redirectUri,
  moreRedirectUris,
});

/**
 * Registers a site (S1-49). Its secret is returned only here.
 * @throws AppError VALIDATION when the name is taken
 */
export function registerSite(db: Executor, act: StaffAct, wanted: NewSiteForm): Promise<Told> {
  const { clientId, confidential, ...form } = wanted;
  return register(db, act, { clientId, kind: 'site', ...siteRow(form) }, confidential);
}

/**
 * Registers a machine. It has no addresses, because nobody is ever redirected to it.
 * @throws AppError VALIDATION when the name is taken
 */
export function registerMachine(
  db: Executor,
  act: StaffAct,
  { clientId, name, scopes }: NewMachineForm,
): Promise<Told> {
  const addresses = { redirectUri: '', baseUrl: '', loginUrl: '', logoutUrl: '', domain: '' };
  return register(db, act, { clientId, kind: 'machine', name, scopes, ...addresses }, true);
}

async function register(
  db: Executor,
  act: StaffAct,
  client: typeof oauthClients.$inferInsert,
  confidential: boolean,
): Promise<Told> {
  const secret = confidential ? newToken() : null;
  const { clientId } = client;
  await inTransaction(db, async (tx) => {
    const secretHash = secret === null ? null : tokenHash(secret);
    if (!(await insertClient(tx, { ...client, secretHash, createdAt: act.at })))
      throw new AppError('VALIDATION', { fields: { clientId: ['default'] } });
    const { kind = 'site', scopes = [], withoutPkce } = client;
    const details = { kind, scopes: scopes.join(' '), ...(withoutPkce && { withoutPkce }) };
    await noteSiteAct(tx, act, { event: 'register', clientId, details });
  });
  return { clientId, secret };
}
