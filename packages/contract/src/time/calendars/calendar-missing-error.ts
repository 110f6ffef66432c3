/** A term of law needs a year whose calendar is not loaded: the calculation stops and never guesses. */
export class CalendarMissingError extends Error {
  override readonly name = 'CalendarMissingError';
  readonly code = 'CALENDAR_MISSING';
  readonly year: number;
  /** The sentence for a person, in both languages; the message is the Russian one. */
  readonly words: { readonly ru: string; readonly en: string };

  constructor(year: number) {
    const words = { ru: `календарь ${year} не загружен`, en: `the calendar of ${year} is not loaded` };
    super(words.ru);
    this.year = year;
    this.words = words;
  }
}
