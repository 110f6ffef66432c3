/**
 * The day on which a person reaches an age. In civil law it is the birthday itself; the day after it counts
 * only in criminal law. A person born on 29 February reaches the age on 1 March of a common year.
 * @param birthday YYYY-MM-DD
 * @returns YYYY-MM-DD
 */
export function birthdayAt(birthday: string, years: number): string {
  const year = Number(birthday.slice(0, 4)) + years;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const date = birthday.slice(5);
  return `${String(year).padStart(4, '0')}-${date === '02-29' && !isLeap ? '03-01' : date}`;
}

/**
 * Whole years of a person on a day, counted as in `birthdayAt`.
 * @param birthday YYYY-MM-DD
 * @param day YYYY-MM-DD, in the time zone of the estate
 * @returns a negative number for a day before the birth
 */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day < birthdayAt(birthday, years) ? years - 1 : years;
}

/** The age of full capacity (Civil Code, article 21). */
export const adultAge = 18;
