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
 * Changes what a site was registered with; its next call goes by it. When it may read less than before, what
 * it holds ends; when everybody has to be asked anew, what was allowed ends too.
 * @throws AppError NOT_FOUND, VALIDATION: it keeps no secret, and nothing but PKCE binds its codes
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

/** Changes a machine. Its tokens end, so that none reads more than it now may. @throws AppError NOT_FOUND */
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
 * What was read while nobody was asked is no consent; and a consent names a site of others by its name and
 * domain (152-FZ, article 9, part 4), so another name is another site.
 */
const asksAnew = (before: Site, { firstParty, name, domain }: SiteForm): boolean =>
  before.firstParty ? !firstParty : before.name !== name || before.domain !== domain;

const isLess = (before: Site, { scopes }: SiteForm): boolean =>
  before.scopes.some((scope) => !scopes.some((one) => one === scope));
