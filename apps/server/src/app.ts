import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Context } from './context.ts';
import { authenticator } from './domains/identity/public.ts';
import { bindDomains, listenToNews } from './domains.ts';
import { openapi } from './openapi/openapi.ts';
import { type Bind, openBind } from './platform/http/bind.ts';
import type { Door } from './platform/http/guard.ts';
import { secureHeaders } from './platform/http/headers.ts';
import { addHealth } from './platform/http/health.ts';
import { countRequests } from './platform/http/metrics.ts';
import { allowedOrigins } from './platform/http/origin.ts';
import { addPages, readPage } from './platform/http/pages.ts';
import { refuse } from './platform/http/refusals.ts';
import { readableUrl, refuseUnreadable } from './platform/http/unreadable.ts';
import { uuidv7 } from './platform/ids.ts';

/** The two addresses of the program. `bound` names the endpoints that have a use case. */
export interface Doors {
  readonly cabinet: FastifyInstance;
  readonly office: FastifyInstance;
  readonly bound: ReadonlySet<string>;
}

const bodyLimit = 256 * 1024;

/** Assembles both doors over a context; nothing listens yet, so tests may `inject`. */
export async function buildDoors(context: Context): Promise<Doors> {
  const bound = new Set<string>();
  const authenticate = authenticator(context);
  const door = (name: Door['name'], publicUrl: string): Door => ({
    name,
    origins: allowedOrigins(publicUrl),
    secret: context.config.secret,
    authenticate,
    db: context.db,
    clock: context.clock,
  });
  const cabinetDoor = door('cabinet', context.config.publicUrl);
  const officeDoor = door('office', context.config.officeUrl);
  const cabinet = await buildDoor(context, cabinetDoor, [context.config.acquirer.url]);
  const office = await buildDoor(context, officeDoor, []);
  const binds: Record<Door['name'], Bind> = {
    cabinet: openBind(cabinet, cabinetDoor, bound),
    office: openBind(office, officeDoor, bound),
  };
  listenToNews(context);
  bindDomains(binds, context);
  cabinet.get('/api/openapi.json', async (_, reply) => reply.type('application/json').send(openapi));
  await office.register(async (internal) => countRequests.addTo(internal));
  return { cabinet, office, bound };
}

async function buildDoor(
  context: Context,
  door: Door,
  formTargets: readonly string[],
): Promise<FastifyInstance> {
  const page = await readPage(door.name);
  const app = fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: context.config.trustProxy,
    bodyLimit,
    genReqId: () => uuidv7(context.clock.now()),
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: readableUrl,
    clientErrorHandler: refuseUnreadable,
    ajv: { customOptions: { strict: false } },
  });
  app.decorateRequest('viewer', undefined);
  await secureHeaders(
    app,
    page?.scriptHashes ?? [],
    formTargets.map((url) => new URL(url).origin),
  );
  await app.register(cookie);
  await app.register(formbody, { bodyLimit });
  await app.register(multipart, {
    limits: { fileSize: 10 * 1024 * 1024, files: 1, fields: 20, parts: 40, headerPairs: 50 },
  });
  await app.register(rateLimit, { global: true, max: 3000, timeWindow: 60_000 });
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply));
  countRequests.observe(app, door.name);
  addHealth(app, context);
  await addPages(app, page, refuse);
  return app;
}
