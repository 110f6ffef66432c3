import { describe, expect, test } from 'vitest';
import { papersOfSigning } from './papers.ts';
import { reminderDue } from './reminders.ts';
import { cancelRefusal, lengthOf, markRefusal, mayMeet, moveRefusal } from './rules.ts';
import { bothZones, dayIn, isZone, momentIn } from './zone.ts';

const hour = 3_600_000;
const startsAt = Date.parse('2026-11-23T11:00:00Z');
const petersburg = {
  zone: 'Europe/Moscow',
  inZone: { ru: 'по Санкт-Петербургу', en: 'in St Petersburg' },
} as const;

describe('a meeting for signing', () => {
  test('takes an hour, and half an hour more when over two sign', () => {
    expect([1, 2, 3].map(lengthOf)).toEqual([60, 60, 90]);
  });

  test('[S3-79] signs on paper in an office alone, and only at its step', () => {
    expect(mayMeet('appointment', 'office')).toBe(true);
    expect(mayMeet('signing', 'office')).toBe(false);
    for (const channel of ['call', 'video', 'Zoom', 'Telegram'] as const) {
      expect(mayMeet('signing', channel)).toBe(true);
      expect(mayMeet('registration', channel)).toBe(false);
    }
  });

  test('is moved three times at most, and changed four hours before at the latest', () => {
    const at = { startsAt, now: startsAt - 4 * hour };
    expect(moveRefusal({ ...at, moves: 2 })).toBeNull();
    expect(moveRefusal({ ...at, moves: 3 })).toBe('VISIT_MOVES_SPENT');
    expect(cancelRefusal(at)).toBeNull();
    expect(cancelRefusal({ ...at, now: at.now + 1 })).toBe('VISIT_LATE');
    expect(moveRefusal({ startsAt, now: at.now + 1, moves: 0 })).toBe('VISIT_LATE');
  });

  test('is marked once it has begun, and signed only in an office', () => {
    const meeting = { state: 'made', channel: 'office', startsAt } as const;
    expect(markRefusal(meeting, 'missed-by-guest', startsAt)).toBeNull();
    expect(markRefusal(meeting, 'kept', startsAt - 1)).toBe('VISIT_NOT_YET');
    expect(markRefusal({ ...meeting, state: 'kept' }, 'signed', startsAt)).toBeNull();
    expect(markRefusal({ ...meeting, state: 'kept' }, 'missed-by-host', startsAt)).toBe('STEP_WRONG');
    expect(markRefusal({ ...meeting, channel: 'call' }, 'signed', startsAt)).toBe('STEP_WRONG');
  });

  test('is reminded of a day and two hours before, never after, nor to who has just been told', () => {
    const made = { startsAt, madeAt: startsAt - 72 * hour, sent: null };
    expect(reminderDue(made, startsAt - 25 * hour)).toBeNull();
    expect(reminderDue(made, startsAt - 24 * hour)).toBe('day');
    expect(reminderDue({ ...made, sent: 'day' }, startsAt - 3 * hour)).toBeNull();
    expect(reminderDue({ ...made, sent: 'day' }, startsAt - 2 * hour)).toBe('hours');
    expect(reminderDue(made, startsAt)).toBeNull();
    expect(reminderDue({ ...made, sent: 'hours' }, startsAt - hour)).toBeNull();
    expect(reminderDue({ ...made, madeAt: startsAt - 10 * hour }, startsAt - 9 * hour)).toBeNull();
  });

  test('is written in both zones where they differ', () => {
    const ru = { locale: 'ru' } as const;
    expect(bothZones(startsAt, petersburg, { ...ru, readerZone: 'Europe/Moscow' })).toBe(
      '14:00 по Санкт-Петербургу, UTC+3',
    );
    expect(bothZones(startsAt, petersburg, { ...ru, readerZone: 'Asia/Novosibirsk' })).toBe(
      '14:00 по Санкт-Петербургу, UTC+3; 18:00 у\u00a0вас, Новосибирск, UTC+7',
    );
    expect(bothZones(startsAt, petersburg, { locale: 'en', readerZone: 'Asia/Vladivostok' })).toBe(
      '14:00 in St Petersburg, UTC+3; 21:00 for you, Vladivostok, UTC+10',
    );
    expect(bothZones(startsAt, petersburg, { ...ru, readerZone: 'Pacific/Auckland' })).toContain(
      '24 ноября, 00:00',
    );
  });

  test('knows zones with their own clock', () => {
    expect(momentIn('2026-03-29', '14:00', 'Europe/Berlin')).toBe(Date.parse('2026-03-29T12:00:00Z'));
    expect(dayIn(Date.parse('2026-11-22T21:30:00Z'), 'Europe/Moscow')).toBe('2026-11-23');
    expect([isZone('Europe/Moscow'), isZone('Луна'), isZone('')]).toEqual([true, false, false]);
  });

  test('names the originals that each brings, once', () => {
    const name = {
      lastName: 'Дольщикова',
      patronymic: null,
      birthday: '2020-01-01',
      address: 'Гаванская, 14',
    };
    const passport = {
      kind: 'passport',
      ...{ serial: '4512', number: '123456', issuer: 'УВД', issuerCode: '770-001', issuedOn: '2015-01-01' },
    } as const;
    const certificate = {
      kind: 'birth-certificate',
      number: 'IV-АК 123456',
      issuer: 'ЗАГС',
      issuedOn: '2020-01-01',
    } as const;
    const own = { ...name, birthPlace: 'Мурманск', snils: null, phone: null, email: null };
    const adult = (id: string, firstName: string) =>
      ({ ...own, id, firstName, document: passport, signer: { kind: 'self' } }) as const;
    const parent = { ...name, firstName: 'Анна', document: passport, relation: 'mother' } as const;
    const child = (id: string, firstName: string) =>
      ({ ...own, id, firstName, document: certificate, signer: { kind: 'parent', parent } }) as const;
    const marriage = { number: 'I-АК 123456', issuedOn: '2015-01-01', office: 'ЗАГС' };
    const whole = { share: { numerator: 1, denominator: 1 }, holders: ['a', 'b'], joint: true, marriage };
    const papers = papersOfSigning({
      members: [adult('a', 'Анна'), adult('b', 'Илья'), child('c', 'Соня'), child('d', 'Лев')],
      shareGroups: [whole],
    });
    expect(papers.map(({ paper, of }) => `${paper}: ${of}`)).toEqual([
      'passport: Дольщикова Анна',
      'passport: Дольщикова Илья',
      'birth-certificate: Дольщикова Соня',
      'birth-certificate: Дольщикова Лев',
      'marriage-certificate: Дольщикова Анна, Дольщикова Илья',
    ]);
  });
});
