import { randomUUID } from 'node:crypto';
import type { EdsView, OrderForm, OwnOrder } from '@novosel/contract/eds/schema.ts';
import { snilsMask } from '@novosel/contract/fields/masks.ts';
import { passportOf } from '../../src/demo/people.data.ts';
import { askOperator } from '../../src/domains/eds/operator/ask-operator.ts';
import { personOf } from '../../src/domains/identity/public.ts';
import { savePassport } from '../../src/domains/users/public.ts';
import { sql } from '../../src/platform/database/drizzle.ts';
import type { Answer, Browser } from '../browser.ts';
import { given } from '../matrix/make-bookings.ts';
import { snilsOf } from '../members-scene.ts';
import type { Outside } from '../outside.ts';
import type { TestServer } from '../test-server.ts';

const usual: OrderForm = { way: 'goskey', kind: 'qualified', renews: null, visit: null, branch: null };

export const edsOf = async (browser: Browser): Promise<EdsView> =>
  given<EdsView>(await browser.get('/api/eds/orders'));

const idOf = async (browser: Browser): Promise<number> =>
  ((await browser.get('/api/users')).body as unknown as { id: number }).id;

/** A person has a passport that the desk has checked; one that he has given is kept. */
export async function checkPassport({ context, clock }: TestServer, browser: Browser): Promise<number> {
  const userId = await idOf(browser);
  const { data } = await edsOf(browser);
  if (data.state === 'none') {
    const person = await personOf(context.db, userId);
    const { surname: lastName = '', name: firstName = '', patronymic } = person ?? {};
    const form = {
      ...passportOf(1),
      lastName: lastName ?? '',
      firstName: firstName ?? '',
      patronymic: patronymic ?? null,
    };
    await context.db.transaction((tx) => savePassport(tx, userId, { form, scans: [], at: clock.now() }));
  }
  await context.db.execute(
    sql`update passports set checked_at = coalesce(checked_at, ${clock.now().toISOString()}) where user_id = ${userId}`,
  );
  return userId;
}

/** Confirms the person's checked passport and a SNILS: by default, the one of his papers. */
export async function confirmOwnData(server: TestServer, browser: Browser, snils?: string): Promise<void> {
  const userId = await checkPassport(server, browser);
  const { data } = await edsOf(browser);
  const body = { seen: data.seen, snils: snils ?? data.snils ?? snilsOf(userId), inn: null };
  given(await browser.act('/api/eds/passport', body));
}

export const order = (browser: Browser, form: Partial<OrderForm> = {}): Promise<Answer> =>
  browser.act('/api/eds/orders', { ...usual, ...form }, randomUUID());

/** The operator is asked about an order at once, without its job. */
export async function askAtOnce({ context, clock }: TestServer, orderId: string): Promise<void> {
  const now = clock.now().toISOString();
  await context.db.execute(sql`update eds_orders set next_ask_at = ${now} where id = ${orderId}`);
  await askOperator(context, orderId);
}

export const orderOf = async (browser: Browser, orderId?: string): Promise<OwnOrder> => {
  const { orders } = await edsOf(browser);
  const found = orderId === undefined ? orders[0] : orders.find(({ id }) => id === orderId);
  if (!found) throw new Error('there is no such order');
  return found;
};

/**
 * Gives a person a certificate in force: he confirms his data, orders it, and the operator issues it.
 * @param more of the order, and the SNILS of the certificate instead of the one of his papers
 */
export async function giveCertificate(
  server: TestServer,
  outside: Pick<Outside, 'identify'>,
  browser: Browser,
  { snils, ...form }: Partial<OrderForm> & { readonly snils?: string } = {},
): Promise<OwnOrder> {
  await confirmOwnData(server, browser, snils && snilsMask.show(snils.replace(/\D/g, '')));
  given(await order(browser, form));
  const { id } = await orderOf(browser);
  await askAtOnce(server, id);
  await outside.identify(id);
  await askAtOnce(server, id);
  const issued = await orderOf(browser, id);
  if (issued.state !== 'issued') throw new Error(`the order is ${issued.state}: ${issued.reason}`);
  return issued;
}
