import type { Executor } from '../../../platform/database/db.ts';
import { and, eq, sql } from '../../../platform/database/drizzle.ts';
import { users } from '../identity.tables.ts';

const person = {
  id: users.id,
  status: users.status,
  nickname: users.nickname,
  surname: users.surname,
  name: users.name,
  patronymic: users.patronymic,
  email: users.email,
  pendingEmail: users.pendingEmail,
  phone: users.phone,
  subscriptions: users.subscriptions,
  birthday: users.birthday,
  locale: users.locale,
  isEmployee: users.isEmployee,
  frozenAt: users.frozenAt,
  lastAuthAt: users.lastAuthAt,
  createdAt: users.createdAt,
};

/** A person without secrets. */
export type Person = NonNullable<Awaited<ReturnType<typeof personOf>>>;

export async function personOf(db: Executor, userId: number) {
  const [found] = await db.select(person).from(users).where(eq(users.id, userId));
  return found;
}

/** @param phone with a plus @returns undefined when nobody has it */
export async function idByPhone(db: Executor, phone: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.phone, phone.replace('+', '')));
  return found?.id;
}

/** `personOf` as a prepared statement, since every page loads it at its start. */
export function prepareFindPerson(db: Executor) {
  const query = db
    .select(person)
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('identity_person');
  return async (userId: number): Promise<Person | undefined> => (await query.execute({ userId }))[0];
}

export async function keepLocale(db: Executor, userId: number, locale: 'ru' | 'en'): Promise<void> {
  await db.update(users).set({ locale }).where(eq(users.id, userId));
}

/** Ends status 5; an unconfirmed address waits for its letter. @returns false when it has already ended */
export async function completePerson(tx: Executor, userId: number, email: string): Promise<boolean> {
  const completed = await tx
    .update(users)
    .set({ status: 1, pendingEmail: sql`nullif(${email}, lower(${users.email}))` })
    .where(and(eq(users.id, userId), eq(users.status, 5)))
    .returning({ id: users.id });
  return completed.length === 1;
}
