import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const registry = new Registry();
collectDefaultMetrics({ register: registry });
const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time of answering by door, route and status',
  labelNames: ['door', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [registry],
});

/** Prometheus' numbers and the line of the log, by route pattern and never by address, so that no person's id becomes a label. */
export const countRequests = {
  observe(app: FastifyInstance, door: string): void {
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      durations.observe({ door, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      request.log.info(
        { door, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        request.method,
      );
      done();
    });
  },
  addTo(app: FastifyInstance): void {
    app.get('/metrics', { config: { rateLimit: false } }, async (_, reply) => {
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  },
};
