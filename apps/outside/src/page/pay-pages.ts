import type { FastifyInstance } from 'fastify';
import { AcquirerError } from '../acquirer/errors.ts';
import type { World } from '../world.ts';
import { html } from './html.ts';
import { sendPage } from './layout.ts';
import { payRoutes } from './pay.routes.ts';
import { sbpRoutes } from './sbp.routes.ts';

/** All pages of a payment; errors are shown as pages too. */
export function payPages(app: FastifyInstance, world: World): void {
  app.setErrorHandler((error, _request, reply) => {
    const lost = error instanceof AcquirerError && error.statusCode === 404;
    const body = html`<main class="card-body">
  <h1>${lost ? 'Такого платежа нет' : 'Не получилось'}</h1>
  <p>${lost ? 'Ссылка устарела или набрана с ошибкой.' : 'Откройте страницу оплаты заново.'} Начните оплату в магазине ещё раз.</p>
</main>`;
    return sendPage(reply, { title: 'Платёж', shape: 'card', body, status: lost ? 404 : 400 });
  });
  payRoutes(app, world);
  sbpRoutes(app, world);
}
