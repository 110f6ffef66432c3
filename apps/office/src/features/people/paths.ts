export const peoplePatterns = {
  people: '/people',
  passports: '/passports',
  passport: '/passports/:person',
  power: '/passports/powers/:power',
  staff: '/staff',
  staffOne: '/staff/:person',
} as const;

/** The list of buyers that match a search. */
export const peoplePath = (text = ''): string =>
  peoplePatterns.people + (text ? `?${new URLSearchParams({ text })}` : '');

/** The passport of a buyer, for roles that check passports. */
export const passportPath = (person: number): string =>
  peoplePatterns.passport.replace(':person', String(person));

/** A power of attorney, for roles that check passports. */
export const powerPath = (power: string): string => peoplePatterns.power.replace(':power', power);

/** The card of a member of staff. */
export const staffPath = (person: number): string =>
  peoplePatterns.staffOne.replace(':person', String(person));
