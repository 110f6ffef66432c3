import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../context.ts';
import { staff, users } from '../domains/identity/identity.tables.ts';
import { closeSecret, newSecret } from '../domains/identity/staff/totp-secret.ts';
import { loyaltyAccounts, loyaltyCertificates, loyaltyDeals } from '../domains/loyalty/loyalty.tables.ts';
import { managers, userManagers } from '../domains/managers/managers.tables.ts';
import { notifications } from '../domains/notifications/notifications.tables.ts';
import { savePassport } from '../domains/users/public.ts';
import { after } from '../platform/clock.ts';
import type { Tx } from '../platform/database/db.ts';
import { uuidv7 } from '../platform/ids.ts';
import { cards } from './cards.data.ts';
import { buyers, managerCards, passportOf, staffPeople, withPassport } from './people.data.ts';

const demoPassword = 'novosel-demo';

const day = 24 * 60 * 60;
const firstDay = new Date('2026-03-02T07:00:00Z');
const lockedLong = new Date('2099-12-31T21:00:00Z');
/** Numbers of buyers for the edge cases of sign-in. */
const unconfirmed = 13;
const toRenew = 14;
const locked = 15;

/** Creates the demo's buyers and staff (interface.md) in a database without people. */
export async function seedPeople({
  config,
  db,
  hasher,
  clock,
}: Pick<Context, 'config' | 'db' | 'hasher' | 'clock'>): Promise<void> {
  const [anybody] = await db.select({ id: users.id }).from(users).limit(1);
  if (anybody) return;
  const passwordHash = await hasher.hash(demoPassword);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx.insert(managers).values(managerCards);
    const ids = await seedBuyers(tx, passwordHash);
    await seedStaff(tx, config, passwordHash);
    await seedCards(tx, ids, now);
    await seedNotices(tx, ids, now);
    for (const number of withPassport) {
      const userId = ids.get(number);
      if (userId)
        await savePassport(tx, userId, { form: passportOf(number - 1, isoDay(now)), scans: [], at: now });
    }
  });
}

/** @returns IDs by the number of the buyer, which is the end of his phone */
async function seedBuyers(tx: Tx, passwordHash: string): Promise<ReadonlyMap<number, number>> {
  const rows = buyers.map(({ sex: _, ...buyer }, place) => {
    const number = place + 1;
    return {
      ...buyer,
      status: number === unconfirmed ? 5 : 1,
      phone: `790000000${String(number).padStart(2, '0')}`,
      passwordHash,
      passwordRenew: number === toRenew,
      lockedUntil: number === locked ? lockedLong : null,
      createdAt: after(firstDay, number * day),
    };
  });
  const made = await tx.insert(users).values(rows).returning({ id: users.id, phone: users.phone });
  const ids = new Map(made.map(({ id, phone }) => [Number(phone?.slice(-2)), id]));
  const caredFor = [...ids].flatMap(([number, userId]) =>
    managerCards
      .slice(0, number === 1 ? 1 : undefined)
      .map((manager, rank) => ({ userId, managerId: manager.id, rank })),
  );
  await tx.insert(userManagers).values(caredFor);
  return ids;
}

async function seedStaff(tx: Tx, config: Context['config'], passwordHash: string): Promise<void> {
  for (const { role, ...person } of staffPeople) {
    const [made] = await tx
      .insert(users)
      .values({
        ...person,
        status: 1,
        email: `${role}@demo.test`,
        isEmployee: true,
        passwordHash,
        createdAt: firstDay,
      })
      .returning({ id: users.id });
    if (!made) throw new Error('a member of staff was not written');
    const { secret } = newSecret(`${role}@demo.test`);
    await tx
      .insert(staff)
      .values({ userId: made.id, roles: [role], totpSecret: closeSecret(config, secret) });
  }
}

/** S4.11-07: a level is valid for three years, so it began three years before its end. */
async function seedCards(tx: Tx, ids: ReadonlyMap<number, number>, now: Date): Promise<void> {
  for (const [number, { code, deals, certificate }] of Object.entries(cards)) {
    const userId = ids.get(Number(number)) ?? 0;
    await tx.insert(loyaltyAccounts).values({
      userId,
      code,
      cardNumber: `7700 ${number.padStart(4, '0')} 2026`,
      statusExpiresAt: after(now, 2 * 365 * day),
      expiresAt: after(now, 3 * 365 * day),
      isBlocked: false,
    });
    await tx.insert(loyaltyDeals).values(
      deals.map(({ daysAgo, ...deal }) => ({
        ...deal,
        id: uuidv7(now),
        userId,
        at: after(now, -daysAgo * day),
      })),
    );
    if (certificate)
      await tx.insert(loyaltyCertificates).values({
        ...certificate,
        id: uuidv7(now),
        userId,
        validUntil: after(now, 180 * day),
      });
  }
}

async function seedNotices(tx: Tx, ids: ReadonlyMap<number, number>, now: Date): Promise<void> {
  const rows = [...ids.values()].flatMap((userId) => [
    {
      userId,
      fact: 'demo:welcome',
      title: 'Добро пожаловать в кабинет',
      text: 'Здесь бронирование, документы, платежи и связь с менеджером. Начните с выбора квартиры.',
      tags: ['Для вас'],
      link: '/estates',
      at: after(now, -3 * day),
      isNew: false,
      isArchive: false,
    },
    {
      userId,
      fact: 'demo:news-progress',
      title: 'Как идёт стройка',
      text: 'В третьем доме закончен монолит двенадцатого этажа. Сроки ключей прежние.',
      tags: ['Новости'],
      link: null,
      at: after(now, -6 * 60 * 60),
      isNew: true,
      isArchive: false,
    },
  ]);
  await tx.insert(notifications).values(rows);
}
