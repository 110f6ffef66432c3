import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { startOutside } from '../testing.ts';
import { createSmtpSink } from './smtp.ts';

async function outside() {
  const { app, world } = await startOutside();
  onTestFinished(() => app.close());
  return { app, world };
}

test('telephones show their own messages, newest first', async () => {
  const { app } = await outside();
  const send = (to: string, text: string) =>
    app.inject({ method: 'POST', url: '/sms', payload: { to, text } });
  const { id } = (await send('+7 900 000-00-01', 'первое')).json();
  await send('+79000000001', 'второе');
  await send('+79000000002', 'чужое');
  for (const to of ['+79000000001', '%2B79000000001', '79000000001']) {
    const messages = (await app.inject(`/sms?to=${to}`)).json();
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(['второе', 'первое']);
    expect(messages[1]).toMatchObject({ id, to: '+79000000001' });
  }
  expect((await app.inject('/sms')).json()).toHaveLength(3);
});

test.each([
  ['no number', { text: 'x' }],
  ['no text', { to: '+79000000001', text: '' }],
  ['a word for a number', { to: 'Анна', text: 'x' }],
])('an SMS with %s is refused', async (_name, payload) => {
  const { app } = await outside();
  expect((await app.inject({ method: 'POST', url: '/sms', payload })).statusCode).toBe(400);
});

test('only the last 500 messages are kept', async () => {
  const { app } = await outside();
  for (let count = 0; count < 503; count += 1) {
    await app.inject({ method: 'POST', url: '/sms', payload: { to: '+79000000001', text: `${count}` } });
  }
  const messages = (await app.inject('/sms')).json();
  expect([messages.length, messages[0].text, messages[499].text]).toEqual([500, '502', '3']);
});

test('a letter over SMTP reaches each of its recipients', async () => {
  const { app, world } = await outside();
  const smtp = createSmtpSink(world);
  onTestFinished(() => new Promise<void>((done) => smtp.close(done)));
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  await sendLetter(
    (smtp.server.address() as AddressInfo).port,
    ['anna@demo.test', 'Ivan@demo.test'],
    [
      'From: =?utf-8?B?0J3QvtCy0L7RgdGR0Ls=?= <no-reply@novosel.test>',
      `Subject: =?utf-8?B?${Buffer.from('Квартира ваша').toString('base64')}?=`,
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('<p>Анна</p><script>alert(1)</script>').toString('base64'),
    ],
  );
  const [letter] = (await app.inject('/mail?to=ivan@demo.test')).json();
  expect(letter).toMatchObject({
    to: 'ivan@demo.test',
    from: 'no-reply@novosel.test',
    subject: 'Квартира ваша',
  });
  expect(letter.html).toContain('<p>Анна</p>');
  expect((await app.inject('/mail?to=ANNA@demo.test')).json()).toHaveLength(1);

  const opened = await app.inject(`/mail/${letter.id}`);
  expect(opened.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox(?!.*allow-scripts)/);
});

/** Speaks SMTP line by line: the test is of the sink, not of a client library. */
async function sendLetter(port: number, recipients: string[], lines: string[]): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const answers = createInterface(socket)[Symbol.asyncIterator]();
  const say = async (command: string | null, expected: string) => {
    if (command !== null) socket.write(`${command}\r\n`);
    let line: string | undefined;
    do line = (await answers.next()).value;
    while (line?.[3] === '-');
    expect(line?.slice(0, 3)).toBe(expected);
  };
  await say(null, '220');
  await say('EHLO test', '250');
  await say('MAIL FROM:<no-reply@novosel.test>', '250');
  for (const recipient of recipients) await say(`RCPT TO:<${recipient}>`, '250');
  await say('DATA', '354');
  await say(`${lines.join('\r\n')}\r\n.`, '250');
  await say('QUIT', '221');
}
