import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTypesetter } from '../typesetter.ts';
import type { Block } from './blocks.ts';
import { exampleAgreement } from './booking-agreement.example.ts';
import { BOOKING_AGREEMENT_VERSION, bookingAgreement } from './booking-agreement.template.ts';
import { renderBookingAgreement } from './render-booking-agreement.ts';

const poppler = spawnSync('pdftotext', ['-v']).error === undefined;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'agreement-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function textOf(bytes: Uint8Array): Promise<string> {
  const path = join(dir, 'agreement.pdf');
  await writeFile(path, bytes);
  return spawnSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).stdout.replace(/\s+/g, ' ');
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function words(blocks: readonly Block[]): string {
  return JSON.stringify(blocks);
}

describe('the booking agreement', () => {
  test('[promise 44] is the same bytes for the same data, and others for other data', async () => {
    const one = await renderBookingAgreement(exampleAgreement());
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(Buffer.from(await renderBookingAgreement(exampleAgreement())).equals(one)).toBe(true);
    const other = { ...exampleAgreement(), at: new Date('2026-11-12T12:05:00Z') };
    expect(Buffer.from(await renderBookingAgreement(other)).equals(one)).toBe(false);
  });

  test('[promise 44] is the same bytes beside another paper, in whatever order both are set', async () => {
    const data = exampleAgreement();
    const other = { ...data, number: '000002', buyer: { ...data.buyer, fullName: 'Ким Ян' } };
    const alone = [await renderBookingAgreement(data), await renderBookingAgreement(other)];
    const inTurns = await Promise.all([other, data, other, data].map(renderBookingAgreement));
    const hashes = [alone[1], alone[0], alone[1], alone[0]].map((bytes) => sha256(bytes ?? new Uint8Array()));
    expect(inTurns.map(sha256)).toEqual(hashes);
    expect(new Set(hashes).size).toBe(2);
  });

  test('[promise 44] is the same bytes from the process that sets papers', async () => {
    const typesetter = openTypesetter();
    try {
      const set = await typesetter.render({ kind: 'booking-agreement', data: exampleAgreement() });
      expect(sha256(set)).toBe(sha256(await renderBookingAgreement(exampleAgreement())));
    } finally {
      await typesetter.close();
    }
  });

  test('is a tagged PDF in Russian with a title', async () => {
    const text = Buffer.from(await renderBookingAgreement(exampleAgreement())).toString('latin1');
    expect(text).toContain('/Lang (ru-RU)');
    expect(text).toContain('/StructTreeRoot');
    expect(text).toContain('/DisplayDocTitle true');
  });

  test('says that the fee is not a part of the price, in figures and in words', () => {
    const text = words(bookingAgreement(exampleAgreement()));
    expect(text).toContain('тридцать тысяч рублей 00 копеек');
    expect(text).toContain('в цену Объекта не засчитывается');
    expect(text).toContain(BOOKING_AGREEMENT_VERSION);
  });

  test('of a free booking has neither a fee nor a refund, and leaves no gap in the numbers', () => {
    const data = { ...exampleAgreement(), fee: { amount: 0, onWithdrawal: 'whole' as const } };
    const blocks = bookingAgreement(data);
    expect(words(blocks)).toContain('Плата за бронирование не взимается.');
    expect(words(blocks)).not.toContain('Возврат платы');
    const numbers = blocks.flatMap((block) =>
      block.kind === 'section' ? [Number.parseInt(block.text, 10)] : [],
    );
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test('[S6-12] signed by a representative, names him, the power of attorney, and the telephone that gets the code', () => {
    const own = words(bookingAgreement(exampleAgreement()));
    expect(own).not.toMatch(/[Пп]редставител/);
    const text = words(
      bookingAgreement({
        ...exampleAgreement(),
        representative: {
          fullName: 'Лесной Олег Игоревич',
          phone: '+7 911 000-77-01',
          power: {
            number: '77/100-н/77-2026-1-234',
            notary: 'Смирнова Ирина Павловна, Мурманск',
            givenOn: '2 ноября 2026 г.',
          },
        },
      }),
    );
    expect(text).toContain('подписывает соглашение представитель: Лесной Олег Игоревич');
    expect(text).toContain('Доверенность № 77/100-н/77-2026-1-234 от 2 ноября 2026 г.');
    expect(text).toContain('отправленный на телефон представителя +7 911 000-77-01');
    expect(text).not.toContain('отправленный на телефон +7 911 000-45-67');
    expect(text).toContain('Королёва Анна Сергеевна');
  });

  test('refuses price lines that do not add up', () => {
    const data = exampleAgreement();
    data.price = { ...data.price, total: data.price.total - 1 };
    expect(() => bookingAgreement(data)).toThrow(RangeError);
  });

  test.runIf(poppler)('prints every word of long names, addresses and mail', async () => {
    const data = exampleAgreement();
    data.buyer.fullName = 'Константинопольская-Преображенская Александрина-Виктория Вольдемаровна кызы';
    data.buyer.address =
      '692519, Приморский край, Уссурийский городской округ, посёлок Верхненовокузнецовско-Александровский, улица Маршала Вершинина, домовладение 148 корпус 3 строение 2, квартира 1247';
    const text = await textOf(await renderBookingAgreement(data));
    // Lines break at spaces and hyphens; all other characters are there, in order.
    const letters = text.replaceAll(' ', '');
    for (const long of [data.buyer.fullName, data.buyer.address]) {
      expect(letters).toContain(long.replaceAll(' ', ''));
    }
    expect(text).toMatch(/Страница 1 из \d/);
  });
});
