/** Moscow keeps one offset the whole year; the desk works by its time, wherever the computer stands. */
const offset = '+03:00';
const offsetMs = 3 * 3_600_000;

/** «2026-11-24T18:00» as a `datetime-local` field has it. */
export const toLocal = (moment: number): string => new Date(moment + offsetMs).toISOString().slice(0, 16);

/** The moment of such a field in ms; undefined while it is empty or unfinished. */
export const fromLocal = (text: string): number | undefined => {
  const moment = Date.parse(`${text}:00${offset}`);
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && !Number.isNaN(moment) ? moment : undefined;
};
