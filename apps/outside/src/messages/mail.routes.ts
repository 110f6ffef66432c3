import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../page/html.ts';
import type { World } from '../world.ts';

/** Letters may hold anything: no script, no forms, and links leave the sandbox only by a click. */
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The mailboxes that the SMTP sink has filled. */
export function mailRoutes(app: FastifyInstance, { store }: World): void {
  const { letters } = store.state;
  app.get<{ Querystring: { to?: string } }>('/mail', ({ query }) =>
    letters.filter(({ to }) => !query.to || to === query.to.trim().toLowerCase()).toReversed(),
  );
  app.get<{ Params: { id: string } }>('/mail/:id', ({ params }, reply) => {
    const letter = letters.find(({ id }) => id === params.id);
    if (!letter) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', LETTER_POLICY)
      .send(letter.html || `<!doctype html><meta charset="utf-8"><pre>${escapeHtml(letter.text)}</pre>`);
  });
}
