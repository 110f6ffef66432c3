import type { Context } from './context.ts';
import { type Domain, startJobs } from './domain.ts';
import { appointments } from './domains/appointments/manifest.ts';
import { booking } from './domains/booking/manifest.ts';
import { catalogue } from './domains/catalogue/manifest.ts';
import { chat } from './domains/chat/manifest.ts';
import { consents } from './domains/consents/manifest.ts';
import { contracts } from './domains/contracts/manifest.ts';
import { deals } from './domains/deals/manifest.ts';
import { delegates } from './domains/delegates/manifest.ts';
import { documents } from './domains/documents/manifest.ts';
import { eds } from './domains/eds/manifest.ts';
import { feedback } from './domains/feedback/manifest.ts';
import { identity } from './domains/identity/manifest.ts';
import { lots } from './domains/lots/manifest.ts';
import { loyalty } from './domains/loyalty/manifest.ts';
import { managers } from './domains/managers/manifest.ts';
import { members } from './domains/members/manifest.ts';
import { mortgage } from './domains/mortgage/manifest.ts';
import { notifications } from './domains/notifications/manifest.ts';
import { parameters } from './domains/parameters/manifest.ts';
import { passkeys } from './domains/passkeys/manifest.ts';
import { passports } from './domains/passports/manifest.ts';
import { payments } from './domains/payments/manifest.ts';
import { powers } from './domains/powers/manifest.ts';
import { privacy } from './domains/privacy/manifest.ts';
import { requests } from './domains/requests/manifest.ts';
import { scoring } from './domains/scoring/manifest.ts';
import { screens } from './domains/screens/manifest.ts';
import { services } from './domains/services/manifest.ts';
import { signatures } from './domains/signatures/manifest.ts';
import { signing } from './domains/signing/manifest.ts';
import { sites } from './domains/sites/manifest.ts';
import { slips } from './domains/slips/manifest.ts';
import { users } from './domains/users/manifest.ts';
import { cleanIncoming } from './platform/files/incoming-file.ts';
import type { Bind } from './platform/http/bind.ts';
import type { Door } from './platform/http/guard.ts';
import { cleanAnswers } from './platform/http/idempotency.ts';
import { workOutbox } from './platform/jobs/outbox.ts';
import type { Attend } from './platform/sockets/attended.ts';
import { bindPapers } from './reading/papers/papers.routes.ts';
import { bindReading } from './reading/reading.routes.ts';

/** Each domain comes after those it uses; events go the other way. */
export const domains: readonly Domain[] = [
  consents,
  identity,
  notifications,
  delegates,
  passkeys,
  sites,
  users,
  managers,
  documents,
  catalogue,
  passports,
  powers,
  payments,
  signing,
  booking,
  deals,
  lots,
  mortgage,
  scoring,
  loyalty,
  parameters,
  members,
  eds,
  contracts,
  appointments,
  signatures,
  feedback,
  requests,
  services,
  slips,
  chat,
  screens,
  privacy,
];

/** Binds every endpoint to its use case. */
export function bindDomains(binds: Record<Door['name'], Bind>, context: Context): void {
  for (const { routes } of domains) {
    for (const bindRoutes of routes.cabinet ?? []) bindRoutes(binds.cabinet, context);
    for (const bindRoutes of routes.office ?? []) bindRoutes(binds.office, context);
  }
  bindPapers(binds.cabinet, context);
  bindReading(binds.office, context);
}

/**
 * Subscribes domains to events of others, in the transaction of the event. Notices to people come after all
 * other listeners, so that they describe the final state.
 */
export function listenToNews(context: Context): void {
  for (const { listeners = [] } of domains) for (const listen of listeners) listen(context);
  for (const { notices = [] } of domains) for (const listen of notices) listen(context);
}

const cleaningSeconds = 60 * 60;
export const houseQueue = 'house.clean';

/** Starts the background jobs of this node. */
export async function startWork(context: Context): Promise<void> {
  await workOutbox(context);
  for (const domain of domains) await startJobs(domain, context);
  await context.jobs.every(houseQueue, cleaningSeconds, () => runCleanups(context));
}

/** Deletes outdated data. */
export async function runCleanups(context: Context): Promise<void> {
  for (const { cleanups = [] } of domains) for (const clean of cleanups) await clean(context);
  await cleanAnswers(context.db, context.clock.now());
  await cleanIncoming(context.config.dataDir, context.clock.now());
}

/** Handles messages of pages over their sockets. */
export function attendSockets(context: Context): Attend {
  const attends = domains.flatMap(({ attend }) => attend?.(context) ?? []);
  return (socket) => {
    for (const attend of attends) attend(socket);
  };
}
