import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { currentCode } from './totp.ts';

const schema = {
  params: { type: 'object', properties: { account: { type: 'string', maxLength: 200 } } },
  body: {
    type: 'object',
    required: ['secret'],
    properties: { secret: { type: 'string', pattern: '^[A-Za-z2-7]{16,128}=*$' } },
  },
};

interface Register {
  Params: { account: string };
  Body: { secret: string };
}

/** The demo staff's telephones with their authenticator apps. */
export function totpRoutes(app: FastifyInstance, world: World): void {
  app.put<Register>('/totp/:account', { schema }, (request, reply) => {
    world.store.state.totp[request.params.account] = request.body.secret.toUpperCase();
    world.store.touch();
    return reply.code(204).send();
  });
  app.get('/totp', () => listCodes(world));
}

/** Every registered account with its code of this moment. */
export function listCodes({ store, now }: World) {
  return Object.entries(store.state.totp).map(([account, secret]) => ({
    account,
    ...currentCode(secret, now()),
  }));
}
