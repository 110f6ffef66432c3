import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  DECLINED_BY_BANK,
  decline,
  FAILED_3DS,
  findPayment,
  pay,
  succeed,
} from '../acquirer/settle-payment.ts';
import type { CardDetails, StoredPayment } from '../acquirer/types.ts';
import type { World } from '../world.ts';
import { CARD_WITH_3DS, type CardForm, readCard } from './card.ts';
import { sendPage } from './layout.ts';
import { cardBody, sbpChoiceBody, secureBody } from './pay-page.ts';
import { outcome, outcomeBody } from './payment-words.ts';

interface ById {
  Params: { id: string };
}

/** The acquirer's page, where a person pays; afterwards he returns to the shop. */
export function payRoutes(app: FastifyInstance, world: World): void {
  /**
   * Cards that wait for the bank's confirmation, by payment. A restart loses them: the card is typed again.
   */
  const asked = new Map<string, CardDetails>();

  app.get<ById & { Querystring: { method?: string } }>('/pay/:id', async ({ params, query }, reply) => {
    const stored = findPayment(world, params.id);
    const { id, payment_method: method } = stored.object;
    if (outcome(stored)) return showOutcome(stored, reply);
    if (method?.type === 'sbp' || (!method && query.method === 'sbp')) {
      const body = await sbpChoiceBody(stored, `${world.origin}/sbp/${id}`);
      return sendPage(reply, { title: 'Оплата через СБП', shape: 'card', script: 'pay', body });
    }
    return sendPage(reply, { title: 'Оплата картой', shape: 'card', body: cardBody(stored) });
  });

  app.get<ById>('/pay/:id/status', ({ params }) => {
    const stored = findPayment(world, params.id);
    return { done: outcome(stored) !== null, returnUrl: stored.returnUrl };
  });

  app.post<ById & { Body: CardForm | null }>('/pay/:id', ({ params, body }, reply) => {
    const stored = findPayment(world, params.id);
    if (outcome(stored)) return showOutcome(stored, reply);
    const read = readCard(body ?? {}, world.now());
    if ('errors' in read) {
      const form = cardBody(stored, body ?? {}, read.errors);
      return sendPage(reply, { title: 'Оплата картой', shape: 'card', body: form, status: 422 });
    }
    if (isAsked(read.card)) {
      asked.set(params.id, read.card);
      return sendPage(reply, { title: 'Подтверждение банка', shape: 'card', body: secureBody(stored) });
    }
    pay(world, stored, read.card);
    return goBack(stored, reply);
  });

  app.post<ById & { Body: { answer?: string } | null }>('/pay/:id/3ds', ({ params, body }, reply) => {
    const stored = findPayment(world, params.id);
    const card = asked.get(params.id);
    if (outcome(stored) || !card) return reply.redirect(`/pay/${stored.object.id}`, 303);
    asked.delete(params.id);
    if (body?.answer === 'yes') pay(world, stored, card);
    else decline(world, stored, FAILED_3DS);
    return goBack(stored, reply);
  });

  app.post<ById>('/pay/:id/refuse', ({ params }, reply) => {
    const stored = findPayment(world, params.id);
    if (!outcome(stored)) decline(world, stored, DECLINED_BY_BANK);
    return goBack(stored, reply);
  });

  app.post<ById>('/pay/:id/settle', ({ params }, reply) => {
    const stored = findPayment(world, params.id);
    if (stored.hanging) succeed(world, stored);
    return goBack(stored, reply);
  });
}

/** To the shop's return address, or to the page with the outcome when the shop gave none. */
export function goBack(stored: StoredPayment, reply: FastifyReply): FastifyReply {
  return reply.redirect(stored.returnUrl ?? `/pay/${stored.object.id}`, 303);
}

function showOutcome(stored: StoredPayment, reply: FastifyReply): FastifyReply {
  return sendPage(reply, { title: 'Платёж', shape: 'card', body: outcomeBody(stored) });
}

function isAsked({ first6, last4 }: CardDetails): boolean {
  const number = CARD_WITH_3DS.replaceAll(' ', '');
  return number.startsWith(first6) && number.endsWith(last4);
}
