import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../page/layout.ts';
import type { World } from '../world.ts';
import { Cabinet } from './cabinet.ts';
import { type Customer, Sessions, type Way } from './sessions.ts';
import { customerBody, guestBody } from './shop-page.ts';

const title = 'Магазин у дома';
const silent = 'Личный кабинет сейчас не отвечает. Попробуйте через минуту.';
const refused = 'Войти не получилось. Попробуйте ещё раз.';

interface Login {
  Querystring: { prompt?: string };
}

interface Left {
  Body: { logout_token?: string };
}

/** A site of the developer that signs people in through the cabinet: `demo-shop`. */
export function shopRoutes(app: FastifyInstance, world: World): void {
  const cabinet = new Cabinet(world);
  const customers = new Sessions<Customer>('demo_shop');
  const ways = new Sessions<Way>('demo_shop_way');
  const showGuest = (reply: FastifyReply, note: string | null) =>
    sendPage(reply, { title, shape: 'card', body: guestBody(note), status: note ? 502 : 200 });

  app.get('/shop', (request, reply) => {
    const customer = customers.of(request);
    if (!customer) return showGuest(reply, null);
    return sendPage(reply, { title, shape: 'card', body: customerBody(customer) });
  });
  app.get<Login>('/shop/login', async ({ query }, reply) => {
    // A shop may ask for re-authentication before a payment.
    const asks = query.prompt === 'login' ? { prompt: 'login' } : {};
    const begun = await cabinet.begin(asks).catch(() => undefined);
    if (!begun) return showGuest(reply, silent);
    ways.open(reply, begun.way);
    return reply.redirect(begun.url, 303);
  });
  app.get('/shop/callback', async (request, reply) => {
    const way = ways.close(request);
    const search = new URL(request.url, world.origin).search;
    const customer = way && (await cabinet.finish(search, way).catch(() => undefined));
    if (!customer) return showGuest(reply, refused);
    customers.open(reply, customer);
    return reply.redirect(cabinet.home, 303);
  });
  const leave = async (request: FastifyRequest, reply: FastifyReply) => {
    const customer = customers.close(request);
    const url = customer && (await cabinet.leaveUrl(customer.idToken).catch(() => undefined));
    return reply.redirect(url ?? cabinet.home, 303);
  };
  app.post('/shop/logout', leave);
  app.get('/shop/logout', leave);
  app.post<Left>('/shop/left', async ({ body }, reply) => {
    const sid = await cabinet.leftBy(body?.logout_token ?? '').catch(() => undefined);
    if (sid === undefined) return reply.code(400).send({ error: 'invalid_request' });
    customers.closeWhere((customer) => customer.sid === sid);
    return reply.header('cache-control', 'no-store').send();
  });
}
