import { unconfirmedStatus } from '@novosel/contract/users/rules.ts';
import { type Placeholder, type SQL, type SQLWrapper, sql } from '../../../platform/database/drizzle.ts';

/** The ID of a person: a value, a column of the statement, or a placeholder. */
type User = number | SQLWrapper | Placeholder;

/** SQL expression for data of a person, found by the primary key; null when there is none. */
const shown =
  <Value>(what: SQL) =>
  (user: User) =>
    sql<Value>`(select ${what} from users person where person.id = ${user})`;

/** Surname, name and patronymic. */
export const fullNameOf = shown<string>(
  sql`concat_ws(' ', person.surname, person.name, nullif(person.patronymic, ''))`,
);

export const surnameAndNameOf = shown<string>(sql`person.surname || ' ' || person.name`);

/** Name and surname; empty without either. */
export const nameAndSurnameOf = shown<string>(sql`trim(person.name || ' ' || person.surname)`);

export const firstNameOf = shown<string>(sql`person.name`);

/** Digits, with the country code. */
export const phoneOf = shown<string | null>(sql`person.phone`);

export const isFrozenOf = shown<boolean>(sql`person.frozen_at is not null`);

export const isEmployeeOf = shown<boolean>(sql`person.is_employee`);

/** Phone and address of a person, in lower case: an array of one or two. */
export const contactsOf = shown<string[]>(
  sql`array_remove(array['+' || person.phone, lower(person.email)], null)`,
);

/** Whether a cabinet is usable: not blocked, and its phone is confirmed. */
export const isCabinetOpen = (user: SQLWrapper | number, now: Date) =>
  sql<boolean>`exists (select from users person where person.id = ${user} and person.status <> ${unconfirmedStatus}
    and (person.locked_until is null or person.locked_until <= ${now.toISOString()}))`;
