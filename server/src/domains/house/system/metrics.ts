import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Counts every answer by route and status; text for a Prometheus server. */
export function measure(app: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'akada_http_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'akada_calls_under_way',
    help: 'Calls that were let in, are not over and have not waited for something else for long.',
    registers: [registry],
    collect() {
      this.set(app.atTheDoor().inFlight);
    },
  });
  new Counter({
    name: 'akada_turned_away_total',
    help: 'Calls that a full server refused, by their rank.',
    labelNames: ['rank'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [rank, count] of Object.entries(app.atTheDoor().refused)) this.inc({ rank }, count);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unmatched',
      status: String(reply.statusCode),
    };
    answers.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  return registry;
}
