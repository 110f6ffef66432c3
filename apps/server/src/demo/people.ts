import { Secret } from 'otpauth';
import type { Context } from '../context.ts';
import { oauthClients, staff, users } from '../domains/identity/identity.tables.ts';
import { loyaltyAccounts } from '../domains/loyalty/loyalty.tables.ts';
import { managers, userManagers } from '../domains/managers/managers.tables.ts';
import { notifications } from '../domains/notifications/notifications.tables.ts';
import { savePassport } from '../domains/users/public.ts';
import { after } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { buyers, cards, managerCards, passportOf, staffPeople, withPassport } from './people.data.ts';

export const demoPassword = 'novosel-demo';

const day = 24 * 60 * 60;
const firstDay = new Date('2026-03-02T07:00:00Z');
const lockedLong = new Date('2099-12-31T21:00:00Z');
/** Numbers of the buyers who stand at the edges of sign-in. */
const unconfirmed = 13;
const toRenew = 14;
const locked = 15;
const staffIds = 100;

/** Makes the demo's buyers and staff (interface.md) in a database that has no people yet. */
export async function seedPeople({
  db,
  hasher,
  clock,
  config,
}: Pick<Context, 'db' | 'hasher' | 'clock' | 'config'>): Promise<void> {
  const [anybody] = await db.select({ id: users.id }).from(users).limit(1);
  if (anybody) return;
  const passwordHash = await hasher.hash(demoPassword);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx.insert(managers).values(managerCards);
    await seedBuyers(tx, passwordHash);
    await seedStaff(tx, passwordHash);
    await seedCards(tx, now);
    await seedNotices(tx, now);
    for (const number of withPassport) {
      await savePassport(tx, number, { form: passportOf(number - 1), scans: [], at: now });
    }
    await tx.insert(oauthClients).values(shop(config.outsideUrl));
    await tx.execute(`select setval(pg_get_serial_sequence('users', 'id'), 1000)`);
  });
}

async function seedBuyers(tx: Tx, passwordHash: string): Promise<void> {
  const rows = buyers.map(({ sex: _, ...buyer }, place) => {
    const id = place + 1;
    return {
      ...buyer,
      id,
      status: id === unconfirmed ? 5 : 1,
      phone: `790000000${String(id).padStart(2, '0')}`,
      passwordHash,
      passwordRenew: id === toRenew,
      lockedUntil: id === locked ? lockedLong : null,
      createdAt: after(firstDay, id * day),
    };
  });
  await tx.insert(users).values(rows);
  const caredFor = rows.flatMap(({ id }) =>
    managerCards
      .slice(0, id === 1 ? 1 : 3)
      .map((manager, rank) => ({ userId: id, managerId: manager.id, rank })),
  );
  await tx.insert(userManagers).values(caredFor);
}

async function seedStaff(tx: Tx, passwordHash: string): Promise<void> {
  for (const [place, { role, ...person }] of staffPeople.entries()) {
    const id = staffIds + place + 1;
    await tx
      .insert(users)
      .values({
        ...person,
        id,
        status: 1,
        email: `${role}@demo.test`,
        isEmployee: true,
        passwordHash,
        createdAt: firstDay,
      });
    await tx.insert(staff).values({ userId: id, roles: [role], totpSecret: new Secret({ size: 20 }).base32 });
  }
}

/** S4.11-07: a level is valid for three years, so it began three years before its end. */
async function seedCards(tx: Tx, now: Date): Promise<void> {
  const rows = Object.entries(cards).map(([number, { code, contracts, kopecks }]) => ({
    userId: Number(number),
    code,
    cardNumber: `7700 ${String(Number(number)).padStart(4, '0')} 2026`,
    statusExpiresAt: after(now, 2 * 365 * day),
    expiresAt: after(now, 3 * 365 * day),
    isBlocked: false,
    contractCount: contracts,
    commercialContractCount: 0,
    contractKopecks: kopecks,
    commercialContractKopecks: 0,
  }));
  await tx.insert(loyaltyAccounts).values(rows);
}

async function seedNotices(tx: Tx, now: Date): Promise<void> {
  const rows = buyers.flatMap((_, place) => [
    {
      userId: place + 1,
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
      userId: place + 1,
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

function shop(outsideUrl: string): typeof oauthClients.$inferInsert {
  const baseUrl = `${outsideUrl}/shop`;
  return {
    clientId: 'demo-shop',
    name: 'Магазин у дома',
    domain: new URL(outsideUrl).host,
    baseUrl,
    redirectUri: `${baseUrl}/callback`,
    loginUrl: `${baseUrl}/login`,
    logoutUrl: `${baseUrl}/logout`,
  };
}
