import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';

/** Liveness is the process itself; readiness checks database and storage, and names what is missing. */
export function addHealth(app: FastifyInstance, context: Pick<Context, 'pool' | 'storage'>): void {
  app.get('/health/live', { config: { callLimit: false } }, async () => ({ status: 'live' }));
  app.get('/health/ready', { config: { callLimit: false } }, async (_, reply) => {
    const reason = await notReady(context);
    if (reason === undefined) return { status: 'ready' };
    return reply.code(503).header('retry-after', '2').send({ status: 'not-ready', reason });
  });
}

async function notReady({ pool, storage }: Pick<Context, 'pool' | 'storage'>): Promise<string | undefined> {
  try {
    await pool.query('select 1');
  } catch {
    return 'database';
  }
  try {
    await storage.put('health/probe', new Uint8Array([1]));
  } catch {
    return 'storage';
  }
  return undefined;
}
