import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bareClock, formatClock, formatSentClock } from './clock.ts';
import {
  formatDate,
  formatDay,
  formatDayTime,
  formatLeft,
  formatQuarter,
  formatSentDayTime,
  formatStamp,
  formatWaited,
  isoDay,
  termState,
} from './time.ts';

const gap = '\u00a0';
const now = '2026-11-20T09:00:00Z';

test('a day of this year is written without the year, another with it', () => {
  expect(formatDay('2026-11-24T15:00:00Z', { now })).toBe(`24${gap}ноября`);
  expect(formatDay('2027-01-10', { now })).toBe(`10${gap}января 2027`);
  expect(formatDay('2026-11-24', { now, locale: 'en' })).toBe(`24${gap}November`);
});

test('the clock is that of Moscow', () => {
  expect(formatDayTime('2026-11-24T15:00:00Z', { now, readerZone: 'Europe/Moscow' })).toBe(
    `24${gap}ноября, 18:00`,
  );
  expect(bareClock('2026-11-24T21:30:00Z')).toBe('00:30');
  expect(formatDate('2026-12-31T21:30:00Z')).toBe('01.01.2027');
  expect(formatDay('2026-12-31T21:30:00Z', { now })).toBe(`1${gap}января 2027`);
});

test('an hour on a page says whose it is where the clock of the reader shows another', () => {
  const at = '2026-11-24T15:00:00Z';
  for (const readerZone of ['Europe/Moscow', 'Europe/Minsk', 'Europe/Istanbul'])
    expect(formatClock(at, { locale: 'ru', readerZone })).toBe('18:00');
  for (const readerZone of ['UTC', 'Europe/Kaliningrad', 'Asia/Vladivostok', 'Asia/Kolkata']) {
    expect(formatClock(at, { locale: 'ru', readerZone })).toBe(`18:00 по${gap}Москве`);
    expect(formatClock(at, { locale: 'en', readerZone })).toBe(`18:00 Moscow${gap}time`);
  }
  const far = { now, readerZone: 'Asia/Vladivostok' };
  expect(formatDayTime(at, far)).toBe(`24${gap}ноября, 18:00 по${gap}Москве`);
  expect(formatStamp(at, { locale: 'ru', ...far })).toBe(`24.11.2026 18:00 по${gap}Москве`);
});

test('the hour of a reader is compared at that very moment: Helsinki goes with Moscow in summer alone', () => {
  const reader = { locale: 'ru', readerZone: 'Europe/Helsinki' } as const;
  expect(formatClock('2026-07-24T15:00:00Z', reader)).toBe('18:00');
  expect(formatClock('2026-11-24T15:00:00Z', reader)).toBe(`18:00 по${gap}Москве`);
});

test('what is sent says always whose hour it is', () => {
  expect(formatSentClock('2026-11-24T15:00:00Z', { locale: 'ru' })).toBe(`18:00 по${gap}Москве`);
  expect(formatSentDayTime('2026-11-24T15:00:00Z', { now, locale: 'en' })).toBe(
    `24${gap}November, 18:00 Moscow${gap}time`,
  );
});

test('[S9-21] a day for machines is YYYY-MM-DD', () => {
  expect(isoDay('2026-11-24T22:00:00Z')).toBe('2026-11-25');
  expect(formatDate('2026-11-24')).toBe('24.11.2026');
});

test('[S9-21] a day written for machines stays that day', () => {
  const days = fc.date({ min: new Date('1930-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(isoDay(day)).toBe(day);
    }),
  );
});

test.each([
  ['2028-01-01', 'I'],
  ['2028-03-31', 'I'],
  ['2028-04-01', 'II'],
  ['2028-09-30', 'III'],
  ['2028-12-31', 'IV'],
])('[S9-30] %s is quarter %s', (day, roman) => {
  expect(formatQuarter(day)).toBe(`${roman}${gap}квартал 2028`);
  expect(formatQuarter(day, { short: true })).toBe(`${roman}${gap}кв. 2028`);
});

test('English writes a quarter with a digit', () => {
  expect(formatQuarter('2028-01-01', { locale: 'en' })).toBe(`Q1${gap}2028`);
  expect(formatQuarter('2028-12-31', { locale: 'en', short: true })).toBe(`Q4${gap}2028`);
});

test.each([
  ['2026-11-24T10:00:00Z', `4${gap}дня`],
  ['2026-11-21T09:00:00Z', `1${gap}день`],
  ['2026-11-20T14:59:00Z', `5${gap}часов`],
  ['2026-11-20T09:21:00Z', `21${gap}минута`],
  ['2026-11-20T09:00:10Z', `1${gap}минута`],
])('until %s is left %s', (until, left) => {
  expect(formatLeft(until, { now })).toBe(left);
});

test('nothing is left of a term that is over', () => {
  expect(formatLeft(now, { now })).toBeUndefined();
  expect(formatLeft('2026-11-24T10:00:00Z', { now, locale: 'en' })).toBe(`4${gap}days`);
});

test.each([
  [1, `1${gap}минуту`],
  [2, `2${gap}минуты`],
  [5, `5${gap}минут`],
  [11, `11${gap}минут`],
  [21, `21${gap}минуту`],
  [51, `51${gap}минуту`],
  [60, `1${gap}час`],
  [2 * 60, `2${gap}часа`],
  [21 * 60, `21${gap}час`],
  [24 * 60, `1${gap}день`],
  [3 * 24 * 60, `3${gap}дня`],
])('somebody who has waited for %i minutes «ждёт %s»', (minutes, waited) => {
  const since = new Date(Date.parse(now) - minutes * 60_000);
  expect(formatWaited(since, { now })).toBe(waited);
});

test('who waits since this moment has waited for nothing yet, and English has no case', () => {
  expect(formatWaited(now, { now })).toBeUndefined();
  expect(formatWaited('2026-11-20T08:59:00Z', { now, locale: 'en' })).toBe(`1${gap}minute`);
});

test('a term is near from 24 hours', () => {
  expect(termState('2026-11-21T09:00:01Z', now)).toBe('calm');
  expect(termState('2026-11-21T09:00:00Z', now)).toBe('soon');
  expect(termState(now, now)).toBe('over');
});
