import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { acquirerRoutes, sendAcquirerError } from './acquirer/acquirer.routes.ts';
import { driveRoutes } from './acquirer/drive.routes.ts';
import { expirePayments } from './acquirer/expire-payments.ts';
import { forgetOldKeys } from './acquirer/idempotence.ts';
import { bankRoutes } from './bank/bank.routes.ts';
import type { OutsideConfig } from './config.ts';
import { faultsRoutes } from './faults/faults.routes.ts';
import { Faults } from './faults/faults.ts';
import { mailRoutes } from './messages/mail.routes.ts';
import { smsRoutes } from './messages/sms.routes.ts';
import { Notifier } from './notify.ts';
import { payPages } from './page/pay-pages.ts';
import { worldRoutes } from './page/world.routes.ts';
import { shopRoutes } from './shop/shop.routes.ts';
import { appRoutes } from './signature-operator/app.routes.ts';
import { operatorRoutes } from './signature-operator/operator.routes.ts';
import { servicesRoutes } from './signature-operator/services.routes.ts';
import { expireSignings } from './signature-operator/signings.ts';
import { Store } from './state.ts';
import { totpRoutes } from './totp/totp.routes.ts';
import type { World } from './world.ts';

/** Limited on purpose: a shop that is down for minutes has to ask by itself (rule 7 of the domain). */
const RETRY_DELAYS_MS = [1_000, 3_000, 10_000, 30_000, 60_000];

const EXPIRY_EVERY_MS = 5_000;

interface Overrides {
  now?: () => Date;
  retryDelaysMs?: readonly number[];
  /** Milliseconds between two searches for expired payments. */
  expiryEveryMs?: number;
}

/** Assembles the outside world without listening. Closing the app stops all of it and writes the state. */
export async function buildOutside(
  config: OutsideConfig,
  {
    now = () => new Date(),
    retryDelaysMs = RETRY_DELAYS_MS,
    expiryEveryMs = EXPIRY_EVERY_MS,
  }: Overrides = {},
): Promise<{ app: FastifyInstance; world: World }> {
  const store = new Store(config.stateFile);
  const notices = { retryDelaysMs, timeoutMs: 5_000 };
  const { notifications, operatorNotices } = store.state;
  const notifier = new Notifier(store, { ...notices, url: config.notifyUrl, list: notifications });
  const operatorNotifier = new Notifier(store, {
    ...notices,
    url: config.operatorNotifyUrl,
    list: operatorNotices,
  });
  const origin = `http://localhost:${config.port}`;
  const world: World = { config, origin, store, notifier, operatorNotifier, faults: new Faults(), now };
  forgetOldKeys(world);

  const app = fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 });
  await app.register(formbody);
  app.setErrorHandler((error, _request, reply) => sendAcquirerError(error, reply));
  app.get('/health/live', () => ({ status: 'ok' }));
  app.register(async (scope) => acquirerRoutes(scope, world));
  for (const routes of [driveRoutes, smsRoutes, mailRoutes, totpRoutes, faultsRoutes]) routes(app, world);
  worldRoutes(app, world);
  app.register(async (scope) => bankRoutes(scope, world));
  for (const routes of [operatorRoutes, servicesRoutes, appRoutes, shopRoutes])
    app.register(async (scope) => routes(scope, world));
  app.register(async (scope) => payPages(scope, world));

  // A caller sees the state of this moment; without a call, the shop is notified within seconds.
  app.addHook('onRequest', async () => expirePayments(world));
  const expiry = setInterval(() => {
    expirePayments(world);
    expireSignings(world);
  }, expiryEveryMs);
  expiry.unref();
  app.addHook('onReady', async () => {
    notifier.resume();
    operatorNotifier.resume();
  });
  app.addHook('onClose', async () => {
    clearInterval(expiry);
    await Promise.all([notifier.stop(), operatorNotifier.stop()]);
    await store.close();
  });
  return { app, world };
}
