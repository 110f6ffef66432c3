import type { YearCalendar } from './year-calendar.ts';

/** Weekends of 3 and 4 January are moved to 9 January and 31 December. */
export const calendar2026: YearCalendar = {
  year: 2026,
  source: {
    ru: 'ТК РФ, статья 112; постановление Правительства РФ от 24.09.2025 № 1466',
    en: 'Labour Code, article 112; Government decree 1466 of 24.09.2025',
  },
  workingDays: 247,
  daysOff: [
    ['2026-01-01', '2026-01-11'],
    ['2026-02-21', '2026-02-23'],
    ['2026-03-07', '2026-03-09'],
    ['2026-05-01', '2026-05-03'],
    ['2026-05-09', '2026-05-11'],
    ['2026-06-12', '2026-06-14'],
    '2026-11-04',
    '2026-12-31',
  ],
  workedWeekends: [],
  shortDays: ['2026-04-30', '2026-05-08', '2026-06-11', '2026-11-03'],
  regional: {
    // Eid al-Fitr, Eid al-Adha and the Day of the Republic.
    bashkortostan: ['2026-03-20', '2026-05-27', ['2026-10-10', '2026-10-12']],
  },
};
