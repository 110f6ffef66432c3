import type { MachineForm, SiteForm } from '@novosel/contract/sites/desk-schema.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { endConsentsForSite } from '../../consents/public.ts';
import type { Site } from '../clients/clients.repo.ts';
import { endPayloadsOfClient } from '../tokens/ended.repo.ts';
import { dropLinksOf } from '../visits/links.repo.ts';
import { lockClient, setClient } from './desk-sites.repo.ts';
import { siteRow } from './register-site.ts';
import { noteSiteAct, type StaffVisit } from './site-act.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
type Call<Body> = StaffVisit & { readonly params: { readonly site: string }; readonly body: Body };

/**
 * Changes what a site was registered with; its next call goes by it. When it may read less than before, what
 * it holds ends; when everybody has to be asked anew, what was allowed ends too.
 * @throws AppError NOT_FOUND, VALIDATION: it keeps no secret, and nothing but PKCE binds its codes
 */
export async function editSite({ db, clock }: Deps, { params, body, ...visit }: Call<SiteForm>) {
  const at = clock.now();
  const clientId = params.site;
  const { firstParty, withoutPkce } = body;
  const details = { scopes: body.scopes.join(' '), firstParty, withoutPkce };
  await db.transaction(async (tx) => {
    const before = await lockClient(tx, clientId);
    if (before?.kind !== 'site') throw new AppError('NOT_FOUND');
    if (withoutPkce && before.secretHash === null)
      throw new AppError('VALIDATION', { fields: { withoutPkce: ['default'] } });
    await setClient(tx, clientId, siteRow(body));
    const anew = asksAnew(before, body);
    if (anew) await dropLinksOf(tx, clientId);
    const { userId: staffId } = visit.viewer;
    const ending = { site: clientId, staffId, requestId: visit.requestId, at };
    const consentsEnded = anew ? await endConsentsForSite(tx, ending) : 0;
    if (anew || isLess(before, body)) await endPayloadsOfClient(tx, clientId);
    await noteSiteAct(
      tx,
      visit,
      { act: 'edit', clientId, details: { ...details, ...(anew && { consentsEnded }) } },
      at,
    );
  });
  return { result: true } as const;
}

/** Changes a machine. Its tokens end, so that none reads more than it now may. @throws AppError NOT_FOUND */
export async function editMachine({ db, clock }: Deps, { params, body, ...visit }: Call<MachineForm>) {
  const at = clock.now();
  const clientId = params.site;
  await db.transaction(async (tx) => {
    const before = await lockClient(tx, clientId);
    if (before?.kind !== 'machine') throw new AppError('NOT_FOUND');
    await setClient(tx, clientId, body);
    await endPayloadsOfClient(tx, clientId);
    await noteSiteAct(tx, visit, { act: 'edit', clientId, details: { scopes: body.scopes.join(' ') } }, at);
  });
  return { result: true } as const;
}

/**
 * What was read while nobody was asked is no consent; and a consent names a site of others by its name and
 * domain (152-FZ, article 9, part 4), so another name is another site.
 */
const asksAnew = (before: Site, { firstParty, name, domain }: SiteForm): boolean =>
  before.firstParty ? !firstParty : before.name !== name || before.domain !== domain;

const isLess = (before: Site, { scopes }: SiteForm): boolean =>
  before.scopes.some((scope) => !scopes.some((one) => one === scope));
