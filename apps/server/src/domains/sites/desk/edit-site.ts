import type { MachineForm, SiteForm } from '@novosel/contract/sites/desk-schema.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { endConsentsForSite } from '../../consents/public.ts';
import type { Site } from '../clients/clients.repo.ts';
import { endPayloadsOfClient } from '../tokens/ended.repo.ts';
import { dropLinksOf } from '../visits/links.repo.ts';
import { lockClient, setClient } from './desk-sites.repo.ts';
import { siteRow } from './register-site.ts';
import { noteSiteAct } from './site-act.ts';

/**
 * Changes the registration of a site; its next call uses it. When it may read less, its tokens end; when new
 * consents are needed, the present ones end, too.
 * @throws AppError NOT_FOUND, VALIDATION: without a secret, only PKCE can bind its codes
 */
export function editSite(db: Executor, act: StaffAct, clientId: string, form: SiteForm): Promise<void> {
  const { firstParty, withoutPkce } = form;
  const details = { scopes: form.scopes.join(' '), firstParty, withoutPkce };
  return inTransaction(db, async (tx) => {
    const before = await lockClient(tx, clientId);
    if (before?.kind !== 'site') throw new AppError('NOT_FOUND');
    if (withoutPkce && before.secretHash === null)
      throw new AppError('VALIDATION', { fields: { withoutPkce: ['default'] } });
    await setClient(tx, clientId, siteRow(form));
    const anew = asksAnew(before, form);
    if (anew) await dropLinksOf(tx, clientId);
    const consentsEnded = anew ? await endConsentsForSite(tx, act, clientId) : 0;
    if (anew || isLess(before, form)) await endPayloadsOfClient(tx, clientId);
    await noteSiteAct(tx, act, {
      event: 'edit',
      clientId,
      details: { ...details, ...(anew && { consentsEnded }) },
    });
  });
}

/**
 * Changes a machine. Its tokens end, so that none can read more than is allowed now.
 * @throws AppError NOT_FOUND
 */
export function editMachine(db: Executor, act: StaffAct, clientId: string, form: MachineForm): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await lockClient(tx, clientId);
    if (before?.kind !== 'machine') throw new AppError('NOT_FOUND');
    await setClient(tx, clientId, form);
    await endPayloadsOfClient(tx, clientId);
    await noteSiteAct(tx, act, { event: 'edit', clientId, details: { scopes: form.scopes.join(' ') } });
  });
}

/**
 * Reading without a consent is not a consent; and a consent names an outside site by name and domain (152-FZ,
 * article 9, part 4), so another name needs a new one.
 */
const asksAnew = (before: Site, { firstParty, name, domain }: SiteForm): boolean =>
  before.firstParty ? !firstParty : before.name !== name || before.domain !== domain;

const isLess = (before: Site, { scopes }: SiteForm): boolean =>
  before.scopes.some((scope) => !scopes.some((one) => one === scope));
