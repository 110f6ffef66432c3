import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../page/html.ts';
import type { World } from '../world.ts';

/** A letter may contain anything: no scripts, no forms, and only a clicked link leaves the sandbox. */
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Mailboxes with the letters of the SMTP sink. */
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
