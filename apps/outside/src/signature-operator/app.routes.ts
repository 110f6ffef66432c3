import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Html, html } from '../page/html.ts';
import { sendPage } from '../page/layout.ts';
import type { World } from '../world.ts';
import { fromBase64 } from './authorities.ts';
import { confirmableIn, decideIdentity } from './orders.ts';
import { confirmSigning, expireSignings, openSigning, refuseSigning, waitingIn } from './signings.ts';
import type { StoredOrder, StoredSigning } from './types.ts';

interface OfPhone {
  Querystring: { phone?: string };
}
interface ById {
  Params: { id: string };
}

/** The operator’s app on a person’s telephone: he reads, signs or declines the waiting papers. */
export function appRoutes(app: FastifyInstance, world: World): void {
  app.addHook('onRequest', async () => expireSignings(world));

  // Opened by an order: a telephone number in an address would stay in the history of browsers.
  app.get<ById>('/ca/app/of/:id', ({ params: { id } }, reply) => {
    const phone = world.store.state.orders.find((one) => one.id === id)?.person.phone ?? '';
    return sendPage(reply, {
      title: 'Подпись в приложении',
      shape: 'card',
      body: listBody(waitingIn(world, phone), confirmableIn(world, phone)),
    });
  });
  app.get<OfPhone>('/ca/app.json', ({ query: { phone = '' } }) =>
    waitingIn(world, phone).map(({ id, title, until, state }) => ({ id, title, until, state })),
  );

  const act = (name: string, work: (signing: StoredSigning) => unknown): void => {
    app.post<ById>(`/ca/app/:id/${name}`, async ({ params: { id } }, reply) => {
      const signing = waiting(id);
      if (!signing) return gone(reply);
      await work(signing);
      return reply.redirect(`/ca/app/of/${signing.orderId}`, 303);
    });
  };
  const waiting = (id: string): StoredSigning | undefined => {
    const known = world.store.state.signings.find((one) => one.id === id);
    return known && waitingIn(world, known.phone).find((one) => one === known);
  };

  app.get<ById>('/ca/app/:id/document', ({ params: { id } }, reply) => {
    const signing = waiting(id);
    if (!signing) return gone(reply);
    openSigning(world, signing);
    return reply.type('application/pdf').send(Buffer.from(fromBase64(signing.document)));
  });
  const decide = (name: string, refusal: string | null): void => {
    app.post<ById>(`/ca/app/orders/:id/${name}`, ({ params: { id } }, reply) => {
      const known = world.store.state.orders.find((one) => one.id === id);
      const order = known && confirmableIn(world, known.person.phone).find((one) => one === known);
      if (!order) return gone(reply);
      decideIdentity(world, order, refusal);
      return reply.redirect(`/ca/app/of/${order.id}`, 303);
    });
  };
  decide('confirm', null);
  decide('refuse', 'person_not_confirmed');
  act('sign', (signing) => confirmSigning(world, signing));
  act('refuse', (signing) => refuseSigning(world, signing));
}

const gone = (reply: FastifyReply): FastifyReply =>
  sendPage(reply, {
    title: 'Запроса уже нет',
    shape: 'card',
    status: 404,
    body: html`<main><h1>Запроса уже нет</h1><p>Он подписан, отклонён, или его срок вышел.</p></main>`,
  });

const listBody = (signings: readonly StoredSigning[], orders: readonly StoredOrder[]): Html => html`<main>
  <h1>Подпись в приложении</h1>
  ${signings.length + orders.length === 0 && html`<p>Подписывать нечего.</p>`}
  ${orders.map(
    ({ id, person, kind }) => html`<section>
      <h2>Выпуск подписи</h2>
      <p>${kind === 'qualified' ? 'Квалифицированная подпись' : 'Усиленная неквалифицированная подпись'}:
        ${[person.surname, person.name, person.patronymic].filter(Boolean).join(' ')}.</p>
      <form method="post" action="/ca/app/orders/${id}/confirm"><button>Это я, выпустить</button></form>
      <form method="post" action="/ca/app/orders/${id}/refuse"><button class="quiet">Это не я</button></form>
    </section>`,
  )}
  ${signings.map(
    ({ id, title, until }) => html`<section>
      <h2>${title}</h2>
      <p>Ответьте до ${new Date(until).toLocaleString('ru', { timeZone: 'Europe/Moscow' })} по Москве.</p>
      <p><a href="/ca/app/${id}/document">Открыть документ</a></p>
      <form method="post" action="/ca/app/${id}/sign"><button>Подписать</button></form>
      <form method="post" action="/ca/app/${id}/refuse"><button class="quiet">Отказаться</button></form>
    </section>`,
  )}
</main>`;
