import { expect, it } from 'vitest';
import { bareHours, bareMessages } from './hours.ts';

const page = (text: string) => bareHours({ path: 'apps/cabinet/src/features/x/x-page.tsx', text });
const sent = (text: string) => bareHours({ path: 'apps/server/src/domains/x/x-words.ts', text });

it('finds an hour that a page writes past the one formatter', () => {
  expect(page("new Intl.DateTimeFormat('ru', { hour: '2-digit', timeZone: 'Europe/Moscow' })")).toHaveLength(
    1,
  );
  expect(page("new Intl.DateTimeFormat('ru', { timeStyle: 'short' })")).toHaveLength(1);
  expect(page('new Date(at).toLocaleTimeString()')).toHaveLength(1);
  expect(page('new Date(at).getHours()')).toHaveLength(1);
  expect(page("import { bareClock } from '@novosel/contract/time/clock.ts';")).toHaveLength(1);
  expect(page("new Intl.DateTimeFormat('ru', { day: 'numeric' })")).toEqual([]);
  expect(page("import { formatDayTime } from '@novosel/contract/time/time.ts';")).toEqual([]);
});

it('finds what the server sends without the zone', () => {
  expect(sent("import { formatDayTime } from '@novosel/contract/time/time.ts';")).toHaveLength(1);
  expect(sent("import { formatClock as clock } from '@novosel/contract/time/time.ts';")).toHaveLength(1);
  expect(sent("import { formatSentDayTime } from '@novosel/contract/time/time.ts';")).toEqual([]);
  expect(page("import { formatSentDayTime } from '@novosel/contract/time/time.ts';")).toHaveLength(1);
});

it('finds an hour in figures without the zone, in code and in catalogues', () => {
  expect(sent("const ru = 'Ежедневно, 9:00–21:00';")).toHaveLength(1);
  expect(sent('const ru = `Ждём в 11:00`;')).toHaveLength(1);
  expect(sent("const ru = 'Ежедневно, 9:00–21:00 по Москве';")).toEqual([]);
  expect(sent("const at = '2026-11-24T18:00:00+03:00';")).toEqual([]);
  expect(bareMessages([['x.until', 'Ответим до 18:00']])).toHaveLength(1);
  expect(bareMessages([['x.until', 'We answer by 18:00 Moscow time']])).toEqual([]);
});
