import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { feed } from './feed.ts';
import { sendPage } from './layout.ts';
import { worldBody } from './world-page.ts';

/** The page for people and the small JSON that refreshes it. */
export function worldRoutes(app: FastifyInstance, world: World): void {
  app.get('/', (_request, reply) =>
    sendPage(reply, { title: 'Внешний мир', shape: 'desk', script: 'world', body: worldBody(world) }),
  );
  app.get('/feed.json', (_request, reply) => reply.header('cache-control', 'no-store').send(feed(world)));
}
