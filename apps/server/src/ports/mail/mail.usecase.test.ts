import { scriptPayloads } from '@novosel/testing/hostile/script-payloads.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { figures } from '../../../test/figures.ts';
import { type Outside, startOutside } from '../../../test/outside.ts';
import { type Mail, openMail } from './mail.ts';

let outside: Outside;
let mail: Mail;
beforeAll(async () => {
  outside = await startOutside();
  mail = openMail(`smtp://127.0.0.1:${outside.env.OUTSIDE_SMTP_PORT}`, 'dom@gavan.example');
});
afterAll(async () => {
  mail.close();
  await outside.close();
});

interface Letter {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
const to = 'vera@buyer.test';
const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const lettersOf = async (person: string) =>
  (await (await fetch(`${outside.origin}/mail?to=${person}`)).json()) as Letter[];

/** Number of payload texts in one letter, so that all letters together contain all of them. */
const inOne = scriptPayloads.length / figures.scriptLetters;
const carried = Array.from({ length: figures.scriptLetters }, (_, letter) => {
  const texts = scriptPayloads.slice(letter * inOne, (letter + 1) * inOne);
  return { subject: texts[0] ?? '', text: texts.join('\n') };
});

it('[promise 25] 200 texts that want to be script come as words of a letter that has no markup', {
  timeout: 60_000,
}, async () => {
  for (const letter of carried) await mail.send({ to, ...letter });
  const letters = (await lettersOf(to)).toReversed();
  const said = letters.map(({ subject, text, html }) => [flat(subject), flat(text), html]);
  expect(said).toEqual(carried.map(({ subject, text }) => [flat(subject), flat(text), '']));
  for (const { id } of letters) {
    const shown = await fetch(`${outside.origin}/mail/${id}`);
    expect(await shown.text()).toMatch(/^<!doctype html><meta charset="utf-8"><pre>[^<>]*<\/pre>$/);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

it('[promise 25] words with line ends bring no heads and no further addresses', async () => {
  const subject = 'Новости\r\nBcc: mallory@evil.test\r\nContent-Type: text/html\r\n\r\n<b>x</b>';
  await mail.send({ to, subject, text: 'Текст\r\n.\r\nRCPT TO:<mallory@evil.test>\r\n' });
  const [letter] = await lettersOf(to);
  expect(letter).toMatchObject({ html: '', text: expect.stringContaining('RCPT TO:<mallory@evil.test>') });
  expect(await lettersOf('mallory@evil.test')).toEqual([]);
});

it.each([
  ['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'],
  ['анна@почта.рф', 'анна@почта.рф'],
])('a letter to %s reaches it', async (address, taken) => {
  await mail.send({ to: address, subject: 'Проба', text: 'Текст' });
  const letters = [...(await lettersOf(address)), ...(await lettersOf(taken))];
  expect(letters[0]).toMatchObject({ subject: 'Проба', text: expect.stringContaining('Текст') });
});
