import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { keep } from '../state.ts';
import type { World } from '../world.ts';

const schema = {
  body: {
    type: 'object',
    required: ['to', 'text'],
    properties: {
      to: { type: 'string', pattern: '^\\+?[\\d ()-]{10,24}$' },
      text: { type: 'string', minLength: 1, maxLength: 1000 },
      sender: { type: 'string', maxLength: 32 },
    },
  },
};

interface Send {
  Body: { to: string; text: string; sender?: string };
}

/** An SMS gateway, and the telephones that receive. */
export function smsRoutes(app: FastifyInstance, world: World): void {
  const { sms } = world.store.state;
  app.post<Send>('/sms', { schema }, (request, reply) =>
    world.faults.run('sms', reply, () => {
      const { to, text, sender } = request.body;
      const message = {
        id: randomUUID(),
        to: `+${digitsOf(to)}`,
        sender: sender ?? null,
        text,
        at: world.now().toISOString(),
      };
      keep(sms, message);
      world.store.touch();
      return { id: message.id };
    }),
  );
  // A plus in a query may arrive as a space, so only digits are compared.
  app.get<{ Querystring: { to?: string } }>('/sms', ({ query }) =>
    sms.filter(({ to }) => !query.to || digitsOf(to) === digitsOf(query.to)).toReversed(),
  );
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
