import { isoDay } from '@novosel/contract/time.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { findSiteNews, insertNews } from '../domains/catalogue/site-news.repo.ts';
import { users } from '../domains/identity/identity.tables.ts';
import { uuidv7 } from '../platform/ids.ts';

/** What has happened on the sites, in step with the floors and promises of the demo's houses. */
const news = [
  {
    complexId: 1,
    buildingId: 2,
    happenedOn: '2026-11-14',
    title: 'Вторая секция корпуса 2 поднялась до конца',
    text: 'Залили перекрытие тринадцатого этажа. Первая и вторая секции стоят во весь рост, у третьей впереди ещё четыре этажа. В первой секции начали ставить окна.',
  },
  {
    complexId: 3,
    buildingId: 9,
    happenedOn: '2026-11-05',
    title: 'Седьмой этаж дома у пляжа',
    text: 'Каркас поднят до седьмого этажа из двенадцати. Следом идут наружные стены: сейчас они готовы до пятого.',
  },
  {
    complexId: 1,
    buildingId: 4,
    happenedOn: '2026-10-05',
    title: 'Начали корпус 4',
    text: 'Огородили площадку и готовим котлован. Первые сваи — в ноябре. Проезд к причалу на время работ перенесли на сторону парка.',
  },
  {
    complexId: 2,
    buildingId: 7,
    happenedOn: '2026-09-28',
    title: 'Восьмой этаж дома 3',
    text: 'Из двадцати двух этажей стоят восемь. Кран работает с 8 до 20 часов, по воскресеньям — тихо.',
  },
  {
    complexId: 1,
    buildingId: 3,
    happenedOn: '2026-08-20',
    title: 'Срок корпуса 3 — IV квартал 2028',
    text: 'Раньше мы обещали III квартал. Грунт у воды оказался слабее, чем показала разведка, и сваи пришлось удлинить. Прежний срок остаётся в карточке каждой квартиры.',
  },
  {
    complexId: 1,
    buildingId: null,
    happenedOn: '2026-07-16',
    title: 'Двор без машин: что уже сделано',
    text: 'Проложили сети под дорожками и высадили первые сосны. Площадку откроем вместе с корпусом 1.',
  },
];

/** Fills an empty list of news; what is still to come on this day is left out. */
export async function seedSiteNews({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  if ((await findSiteNews(db, {}, undefined, 1)).length > 0) return;
  const [manager] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'manager@demo.test'));
  if (!manager) return;
  const now = clock.now();
  for (const one of news) {
    if (one.happenedOn > isoDay(now)) continue;
    const createdAt = new Date(`${one.happenedOn}T12:00:00+03:00`);
    await insertNews(db, { ...one, id: uuidv7(createdAt), staffId: manager.id, createdAt });
  }
}
