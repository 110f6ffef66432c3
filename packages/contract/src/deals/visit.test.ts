import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sequenceSince, termCalendar, visitCalendar } from './calendar-file.ts';
import { dealPlaces } from './places.ts';
import { takesVisit, visitProblem } from './visit.ts';

const now = Date.parse('2026-11-27T09:00:00Z');
const later = now + 3_600_000;

describe('a visit', () => {
  test('is agreed for the signing on paper and the acceptance, and for nothing else', () => {
    expect(dealPlaces.filter(takesVisit)).toEqual(['appointment-made', 'inspection']);
    for (const to of dealPlaces) {
      expect(visitProblem(undefined, { to, now }), to).toBe(takesVisit(to) ? 'missing' : null);
      expect(visitProblem(later, { to, now }), to).toBe(takesVisit(to) ? null : 'needless');
    }
  });

  test('lies ahead', () => {
    expect(visitProblem(now, { to: 'inspection', now })).toBe('past');
    expect(visitProblem(now + 1, { to: 'appointment-made', now })).toBeNull();
  });
});

describe('its file for a calendar (RFC 5545)', () => {
  const made = (place: string, title = 'Приёмка квартиры № 243') =>
    visitCalendar({
      visit: { at: '2026-11-28T08:00:00.000Z', place },
      uid: 'С-101-20261128@novosel',
      title,
      now: '2026-11-27T09:00:00.000Z',
    });

  test('says when in UTC, what and where, each in a line of its own', () => {
    expect(made('У второй секции').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Novosel//Cabinet//RU',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:С-101-20261128@novosel',
      'DTSTAMP:20261127T090000Z',
      'SUMMARY:Приёмка квартиры № 243',
      'DTSTART:20261128T080000Z',
      'DTEND:20261128T090000Z',
      'LOCATION:У второй секции',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('replaces the entry of a visit that was moved', () => {
    const entry = { uid: 'С-101@novosel', title: 'Подписание', now: '2026-11-27T09:00:00.000Z' };
    const moved = visitCalendar({
      ...entry,
      visit: { at: '2026-11-28T08:00:00.000Z', place: 'Офис' },
      sequence: sequenceSince('2026-11-27T09:00:00.000Z'),
      minutes: 90,
    });
    expect(moved).toContain('SEQUENCE:217933200\r\n');
    expect(moved).toContain('DTEND:20261128T093000Z\r\n');
    expect(sequenceSince('2026-11-27T09:00:01.000Z')).toBe(217_933_201);
  });

  test('escapes what has a meaning of its own', () => {
    expect(made('Портовая, 4; корпус \\ 2\nвход со двора')).toContain(
      'LOCATION:Портовая\\, 4\\; корпус \\\\ 2\\nвход со двора\r\n',
    );
  });

  test('has no line of more than 75 octets, and reads the same when it is unfolded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200, size: 'max' }), (text) => {
        const place = `Улица ${text.replace(/[\\;,\r\n\u00a0]/g, '')}`;
        const file = made(place);
        for (const line of file.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${place}\r\n`);
      }),
    );
  });
});

test('a term is a moment in a calendar, with a reminder a day before', () => {
  const file = termCalendar({
    dueAt: '2026-12-04T15:00:00.000Z',
    uid: 'С-101-members@novosel',
    title: 'Укажите участников сделки, до 18:00',
    now: '2026-11-27T09:00:00.000Z',
  });
  expect(file).toContain('DTSTART:20261204T150000Z\r\nBEGIN:VALARM\r\n');
  expect(file).toContain(
    'DESCRIPTION:Укажите участников сделки\\, до 18:00\r\nTRIGGER:-P1D\r\nEND:VALARM\r\n',
  );
  expect(file).not.toContain('DTEND');
});
