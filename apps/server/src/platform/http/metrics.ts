import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Log } from '../logs/log.ts';

const registry = new Registry();
collectDefaultMetrics({ register: registry });
const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time of answering by door, route and status',
  labelNames: ['door', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [registry],
});

/**
 * Prometheus metrics and the log line, by route pattern and never by address, so that no person's ID becomes
 * a label.
 */
export const countRequests = {
  observe(app: FastifyInstance, door: string, log: Log): void {
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      const { statusCode: status, elapsedTime: ms } = reply;
      durationsOf(door, route, status).observe(ms / 1000);
      // Any server error is logged as an error, with its route.
      const level = status === 500 ? 'error' : 'info';
      log[level]({ reqId: request.id, door, route, status, ms: Math.round(ms) }, request.method);
      done();
    });
  },
  addTo(app: FastifyInstance): void {
    app.get('/metrics', { config: { callLimit: false } }, async (_, reply) => {
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  },
};

const known = new Map<string, Histogram.Internal<string>>();

/** A cache by one key: the library sorts and joins the labels at every call. */
function durationsOf(door: string, route: string, status: number): Histogram.Internal<string> {
  const key = `${door} ${status} ${route}`;
  let series = known.get(key);
  if (!series) {
    series = durations.labels({ door, route, status });
    known.set(key, series);
  }
  return series;
}
