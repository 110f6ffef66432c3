import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { fileBytesAtMost } from '@novosel/contract/documents/limits.ts';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Context } from './context.ts';
import { findTrust } from './domains/delegates/public.ts';
import { authenticator } from './domains/identity/public.ts';
import { addForms, addProvider, machineCheck } from './domains/sites/public.ts';
import { bindDomains, listenToNews } from './domains.ts';
import { type Bind, openBind } from './platform/http/bind.ts';
import { limitCalls } from './platform/http/call-limit.ts';
import { readableUrl, refuseUnreadable } from './platform/http/fields/unreadable.ts';
import type { Door } from './platform/http/guard.ts';
import { secureHeaders } from './platform/http/headers.ts';
import { addHealth } from './platform/http/health.ts';
import { countRequests } from './platform/http/metrics.ts';
import { allowedOrigins } from './platform/http/origin.ts';
import { addPages, readPage } from './platform/http/pages.ts';
import { refuse } from './platform/http/refusals.ts';
import { uuidv7 } from './platform/ids.ts';
import { openRequestLog } from './platform/logs/log.ts';

/** The two listeners of the program. `bound` names the endpoints that have a use case. */
export interface Doors {
  readonly cabinet: FastifyInstance;
  readonly office: FastifyInstance;
  readonly bound: ReadonlySet<string>;
}

const bodyLimit = 256 * 1024;

/** Builds both listeners over a context; neither listens yet, so tests may `inject`. */
export async function buildDoors(context: Context): Promise<Doors> {
  const bound = new Set<string>();
  const { authenticate, judgeCookie } = authenticator(context);
  const door = (name: Door['name'], publicUrl: string): Door => ({
    name,
    origins: allowedOrigins(publicUrl),
    secret: context.config.secret,
    authenticate,
    checkMachine: machineCheck(context),
    findTrust: (asked) => findTrust(context.db, asked),
    db: context.db,
    clock: context.clock,
    dataDir: context.config.dataDir,
  });
  const cabinetDoor = door('cabinet', context.config.publicUrl);
  const officeDoor = door('office', context.config.officeUrl);
  const cabinet = await buildDoor(context, cabinetDoor, [context.config.acquirer.url]);
  const office = await buildDoor(context, officeDoor, []);
  if (context.config.demo) {
    const { openInjectedAnswers } = await import('./demo/injected-answers.ts');
    const addInjectedAnswers = openInjectedAnswers();
    addInjectedAnswers(cabinet, cabinetDoor.origins);
    addInjectedAnswers(office, officeDoor.origins);
  }
  const binds: Record<Door['name'], Bind> = {
    cabinet: openBind(cabinet, cabinetDoor, bound),
    office: openBind(office, officeDoor, bound),
  };
  listenToNews(context);
  bindDomains(binds, context);
  await addProvider(cabinet, context, { authenticate, judgeCookie });
  await addForms(cabinet);
  cabinet.get('/api/openapi.json', async (_, reply) => {
    const { publicOpenapi } = await import('./openapi/openapi.ts');
    return reply.type('application/json').send(publicOpenapi);
  });
  await office.register(async (internal) => countRequests.addTo(internal));
  return { cabinet, office, bound };
}

/**
 * The contract's schemas parse requests and `answers.ts` writes answers, so Fastify's compilers are never
 * loaded.
 */
function noCompiler(): never {
  throw new Error('schemas belong to the contract');
}

async function buildDoor(
  context: Context,
  door: Door,
  formTargets: readonly string[],
): Promise<FastifyInstance> {
  const page = await readPage(door.name);
  const app = fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    // A child logger for each request is too expensive: the two places that log about a request add its ID.
    childLoggerFactory: (log) => log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: context.config.trustProxy,
    bodyLimit,
    genReqId: () => uuidv7(context.clock.now()),
    // As long as an address may be: the contract refuses an ID that is too long, in our own error format.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    rewriteUrl: readableUrl,
    clientErrorHandler: refuseUnreadable,
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  });
  app.decorateRequest('viewer', undefined);
  limitCalls(app, context.clock, { max: 3000, files: 12_000, seconds: 60 });
  secureHeaders(
    app,
    page?.scriptHashes ?? [],
    formTargets.map((url) => new URL(url).origin),
    door.name,
  );
  await app.register(cookie);
  await app.register(formbody, { bodyLimit });
  await app.register(multipart, {
    limits: { fileSize: fileBytesAtMost, files: 1, fields: 20, parts: 40, headerPairs: 50 },
  });
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply));
  countRequests.observe(app, door.name, openRequestLog(context.log));
  addHealth(app, context);
  await addPages(app, page, refuse);
  return app;
}
