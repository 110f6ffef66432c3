import type { Client } from 'oidc-provider';
import type { Context } from '../../../context.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { sessionsEnded } from '../../identity/public.ts';
import { setClient } from '../desk/desk-sites.repo.ts';
import { providerOf } from '../provider/lazy-provider.ts';
import type { ProviderDeps } from '../provider/provider-settings.ts';
import { endPayloads, type LeftSite } from '../tokens/ended.repo.ts';

type Deps = ProviderDeps & Pick<Context, 'jobs'>;

interface Telling extends LeftSite {
  readonly userId: number;
  /** Number of earlier attempts. */
  readonly tries: number;
}

/** A method of the library that its types lack. */
type ToldClient = Client & { backchannelLogout(sub: string, sid: string): Promise<void> };

/** Seconds between attempts; after the last one the site counts as dead. */
const pauses = [5, 30, 120, 600];

/**
 * The end of a cabinet session ends what was issued to sites in it, and the sites are notified (promise 8).
 */
export function followSessions({ events, jobs }: Pick<Context, 'events' | 'jobs'>): void {
  events.on(sessionsEnded, async (tx, ended) => {
    await tellSites({ jobs }, tx, ended.userId, await endPayloads(tx, ended));
  });
}

export async function tellSites(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  userId: number,
  sites: readonly LeftSite[],
): Promise<void> {
  for (const site of sites) await jobs.enqueue(tx, 'site.tell-left', { ...site, userId, tries: 0 });
}

/** Notifies sites from this node (OpenID Connect Back-Channel Logout). */
export async function workSites(deps: Deps): Promise<void> {
  await deps.jobs.work<Telling>('site.tell-left', (telling) => tellLeft(deps, telling));
}

async function tellLeft(deps: Deps, telling: Telling): Promise<void> {
  const { clientId, sid, userId, tries } = telling;
  const client = await (await providerOf(deps)).Client.find(clientId);
  // A blocked site is not notified, and one without an address asks by itself.
  if (!client?.backchannelLogoutUri) return;
  try {
    await (client as ToldClient).backchannelLogout(String(userId), sid);
    await setClient(deps.db, clientId, { toldAt: deps.clock.now() });
  } catch (error) {
    deps.log.warn({ err: error, site: clientId, tries }, 'a site was not told that a person has left');
    await tryAgain(deps, telling);
  }
}

async function tryAgain({ db, clock, jobs }: Deps, { tries, ...telling }: Telling): Promise<void> {
  const now = clock.now();
  const pause = pauses[tries];
  if (pause !== undefined) {
    const at = new Date(now.getTime() + pause * 1000);
    await jobs.enqueue(db, 'site.tell-left', { ...telling, tries: tries + 1 }, { at });
    return;
  }
  const { clientId, userId } = telling;
  await db.transaction(async (tx) => {
    await setClient(tx, clientId, { notToldAt: now });
    const act = { at: now, actor: { kind: 'clock' } } as const;
    await audit(tx, act, { action: 'sites.not-told', subject: `site:${clientId}`, details: { userId } });
  });
}
