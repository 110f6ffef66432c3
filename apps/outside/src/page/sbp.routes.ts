import type { FastifyInstance } from 'fastify';
import { DECLINED_BY_BANK, decline, findPayment, pay } from '../acquirer/settle-payment.ts';
import type { StoredPayment } from '../acquirer/types.ts';
import type { World } from '../world.ts';
import { type Html, html } from './html.ts';
import { sendPage } from './layout.ts';
import { goBack } from './pay.routes.ts';
import { orderHead, outcome } from './payment-words.ts';

interface ById {
  Params: { id: string };
}

/** Simulates the app of the payer's bank, which an SBP QR code opens. */
export function sbpRoutes(app: FastifyInstance, world: World): void {
  app.get<ById>('/sbp/:id', ({ params }, reply) => {
    const stored = findPayment(world, params.id);
    if (outcome(stored)) return reply.redirect(`/pay/${stored.object.id}`, 303);
    return sendPage(reply, { title: 'Приложение банка', shape: 'card', body: transferBody(stored) });
  });

  app.post<ById & { Body: { answer?: string } | null }>('/sbp/:id', ({ params, body }, reply) => {
    const stored = findPayment(world, params.id);
    if (outcome(stored)) return goBack(stored, reply);
    if (body?.answer === 'yes') pay(world, stored, null);
    else decline(world, stored, DECLINED_BY_BANK);
    return goBack(stored, reply);
  });
}

function transferBody(stored: StoredPayment): Html {
  return html`<main class="card-body bank">
  <p class="bank-name">Ваш банк</p>
  ${orderHead(stored)}
  <h1>Перевод через СБП</h1>
  <dl class="facts">
    <div><dt>Получатель</dt><dd>Застройщик</dd></div>
    <div><dt>Списать со счёта</dt><dd>Текущий •• 4417</dd></div>
    <div><dt>Комиссия</dt><dd>0 ₽</dd></div>
  </dl>
  <form method="post" action="/sbp/${stored.object.id}" class="stack">
    <button class="button" name="answer" value="yes">Подтвердить перевод</button>
    <button class="button quiet" name="answer" value="no">Отказаться</button>
  </form>
</main>`;
}
