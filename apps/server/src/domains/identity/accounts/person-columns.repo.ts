import { unconfirmedStatus } from '@novosel/contract/users/rules.ts';
import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The ID of a person: a value, a column of the statement, or what it is prepared with. */
type User = number | SQLWrapper | Placeholder;

/** A part of a statement that shows something of a person: null for nobody. It is read by the primary key. */
const shown =
  <Value>(what: SQL) =>
  (user: User) =>
    sql<Value>`(select ${what} from users person where person.id = ${user})`;

/** Surname, name and patronymic. */
export const fullNameOf = shown<string>(
  sql`concat_ws(' ', person.surname, person.name, nullif(person.patronymic, ''))`,
);

export const surnameAndNameOf = shown<string>(sql`person.surname || ' ' || person.name`);

/** As people are called: name and surname; empty for one who has neither. */
export const nameAndSurnameOf = shown<string>(sql`trim(person.name || ' ' || person.surname)`);

export const firstNameOf = shown<string>(sql`person.name`);

/** Digits, with the code of the country. */
export const phoneOf = shown<string | null>(sql`person.phone`);

export const isFrozenOf = shown<boolean>(sql`person.frozen_at is not null`);

export const isEmployeeOf = shown<boolean>(sql`person.is_employee`);

/** Where letters and messages reach a person, in small letters: an array of one or two. */
export const contactsOf = shown<string[]>(
  sql`array_remove(array['+' || person.phone, lower(person.email)], null)`,
);

/** Whether a cabinet may be acted in: not a closed one, nor one whose phone is not confirmed yet. */
export const isCabinetOpen = (user: SQLWrapper | number, now: Date) =>
  sql<boolean>`exists (select from users person where person.id = ${user} and person.status <> ${unconfirmedStatus}
    and (person.locked_until is null or person.locked_until <= ${now.toISOString()}))`;
