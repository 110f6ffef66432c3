import { expect, onTestFinished, test } from 'vitest';
import { call, cardPayment, GOOD_CARD, startOutside, submit } from '../testing.ts';
import { passesLuhn, readCard } from './card.ts';
import { escapeHtml, html } from './html.ts';

async function outside(value = '30000.00', more: object = {}) {
  const { app } = await startOutside();
  onTestFinished(() => app.close());
  const { body } = await call(app, 'POST', '/v3/payments', cardPayment(value, more));
  const get = async () => (await call(app, 'GET', `/v3/payments/${body.id}`)).body;
  return { app, id: body.id as string, get };
}

test('a refused card payment is canceled and leads back', async () => {
  const { app, id, get } = await outside();
  const answer = await submit(app, `/pay/${id}/refuse`);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, 'http://localhost:3000/back']);
  expect(await get()).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'general_decline' },
  });
});

test('a wrong card is told beside its field, its code is not sent back', async () => {
  const { app, id, get } = await outside();
  const typed = { number: '4111 1111 1111 1112', expiry: '13/30', cvc: '987' };
  const answer = await submit(app, `/pay/${id}`, typed);
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('Проверьте номер карты');
  expect(answer.body).toContain('4111 1111 1111 1112');
  expect(answer.body).not.toContain('value="987"');
  expect((await get()).status).toBe('pending');
});

test.each([
  ['yes', 'succeeded'],
  ['no', 'canceled'],
])('a card with 3-D Secure asks first: %s → %s', async (answer, status) => {
  const { app, id, get } = await outside();
  const asked = await submit(app, `/pay/${id}`, { ...GOOD_CARD, number: '5555 5555 5555 4477' });
  expect(asked.body).toContain('Подтвердите платёж');
  expect((await get()).status).toBe('pending');
  expect((await submit(app, `/pay/${id}/3ds`, { answer })).statusCode).toBe(303);
  expect((await get()).status).toBe(status);
});

test('the 3-D Secure step cannot be jumped to', async () => {
  const { app, id, get } = await outside();
  await submit(app, `/pay/${id}/3ds`, { answer: 'yes' });
  expect((await get()).status).toBe('pending');
});

test.each([
  ['yes', 'succeeded'],
  ['no', 'canceled'],
])("the bank's app settles an SBP payment: %s → %s", async (answer, status) => {
  const sbp = { payment_method_data: { type: 'sbp' }, confirmation: { type: 'qr' } };
  const { app, id, get } = await outside('500.00', sbp);
  expect((await app.inject(`/sbp/${id}`)).body).toContain('Подтвердить перевод');
  expect((await submit(app, `/sbp/${id}`, { answer })).headers.location).toBe(`/pay/${id}`);
  expect(await get()).toMatchObject({ status, payment_method: { type: 'sbp' } });
  expect((await app.inject(`/pay/${id}/status`)).json()).toEqual({ done: true, returnUrl: null });
});

test('an SBP payment by redirect shows a QR of the page of the bank', async () => {
  const { app, id } = await outside('500.00', { payment_method_data: { type: 'sbp' } });
  const page = (await app.inject(`/pay/${id}`)).body;
  expect(page).toContain('<svg');
  expect(page).toContain(`href="http://localhost:4110/sbp/${id}"`);
});

test('paying twice changes nothing', async () => {
  const { app, id, get } = await outside();
  await submit(app, `/pay/${id}`, GOOD_CARD);
  const first = await get();
  expect((await submit(app, `/pay/${id}`, GOOD_CARD)).body).toContain('Оплачено');
  await submit(app, `/pay/${id}/refuse`);
  expect(await get()).toEqual(first);
});

test.each(['/pay/none', '/sbp/none'])('%s tells a person that there is no such payment', async (url) => {
  const { app } = await outside();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('Такого платежа нет');
});

test('words of the shop are text on every page', async () => {
  const { app, id } = await outside('5.00', { description: '<img src=x onerror=alert(1)>' });
  for (const url of [`/pay/${id}`, `/sbp/${id}`]) {
    const page = await app.inject(url);
    expect(page.body).not.toContain('<img');
    expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  }
});

test('the page for people lists every sentinel, its feed everything that happened', async () => {
  const { app, id } = await outside('1.13');
  await app.inject({ method: 'POST', url: '/sms', payload: { to: '+79000000001', text: 'Код 123456' } });
  const page = await app.inject('/');
  for (const mark of ['…13', '…14', '…15', '…16', 'Отказов', 'Тишин']) expect(page.body).toContain(mark);
  expect((await app.inject('/feed.json')).json()).toMatchObject({
    sms: [{ text: 'Код 123456' }],
    payments: [{ id, state: 'pending', sentinel: 13 }],
  });
});

test('cards: check digit, expiry, type', () => {
  expect(['4111111111111111', '2202474301322987', '5555555555554477'].map(passesLuhn)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['4111111111111112', '4111111111111116'].map(passesLuhn)).toEqual([false, false]);
  const at = (expiry: string) => readCard({ ...GOOD_CARD, expiry }, new Date('2026-11-30T12:00:00Z'));
  expect(at('11/26')).toHaveProperty('card');
  expect(at('10/26')).toHaveProperty('errors.expiry');
  expect(at('1130')).toMatchObject({ card: { expiry_month: '11', expiry_year: '2030', card_type: 'Mir' } });
});

test('markup escapes all but markup', () => {
  expect(
    html`<p title="${'"<&\''}">${html`<b>${1}</b>`}${null}${[html`<i>a</i>`, html`<i>b</i>`]}</p>`.markup,
  ).toBe('<p title="&quot;&lt;&amp;&#39;"><b>1</b><i>a</i><i>b</i></p>');
  expect(escapeHtml('<a>')).toBe('&lt;a&gt;');
});
