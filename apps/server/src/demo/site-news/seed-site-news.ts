import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../../context.ts';
import { findSiteNews, insertNews, insertPicture } from '../../domains/catalogue/houses/site-news.repo.ts';
import { users } from '../../domains/identity/identity.tables.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { housePicture, pictureSize, pilesPicture, pitPicture, yardPicture } from './site-pictures.ts';

/** Events of the sites, consistent with the floors and promises of the demo's buildings. */
const news = [
  {
    complexId: 1,
    buildingId: 2,
    happenedOn: '2026-11-14',
    title: 'Вторая секция корпуса 2 поднялась до конца',
    picture: {
      alt: 'Рисунок: три секции корпуса 2 у воды, третья поднята до тринадцатого этажа, в первой вставлены окна',
      draw: () =>
        housePicture({
          beside: 'sea',
          sections: [
            { floors: 10, built: 10, walls: 9, glazed: 5 },
            { floors: 13, built: 13, walls: 8, glazed: 0 },
            { floors: 17, built: 13, walls: 6, glazed: 0 },
          ],
        }),
    },
    text: 'Залили перекрытие тринадцатого этажа. Первая и вторая секции стоят во весь рост, у третьей впереди ещё четыре этажа. В первой секции начали ставить окна.',
  },
  {
    complexId: 3,
    buildingId: 9,
    happenedOn: '2026-11-05',
    title: 'Седьмой этаж дома у пляжа',
    picture: {
      alt: 'Рисунок: дом у пляжа, каркас семи этажей из двенадцати, стены готовы до пятого',
      draw: () => {
        const section = { floors: 12, built: 7, walls: 5, glazed: 0 };
        return housePicture({ beside: 'dunes', sections: [section, section] });
      },
    },
    text: 'Каркас поднят до седьмого этажа из двенадцати. Следом идут наружные стены: сейчас они готовы до пятого.',
  },
  {
    complexId: 1,
    buildingId: 4,
    happenedOn: '2026-10-05',
    title: 'Начали корпус 4',
    picture: {
      alt: 'Рисунок: котлован корпуса 4, вокруг него ограда, на краю экскаватор',
      draw: pitPicture,
    },
    text: 'Огородили площадку и готовим котлован. Первые сваи — в ноябре. Проезд к причалу на время работ перенесли на сторону парка.',
  },
  {
    complexId: 2,
    buildingId: 7,
    happenedOn: '2026-09-28',
    title: 'Восьмой этаж дома 3',
    picture: {
      alt: 'Рисунок: восемь этажей дома 3 из двадцати двух, рядом кран',
      draw: () =>
        housePicture({ beside: 'street', sections: [{ floors: 22, built: 8, walls: 5, glazed: 2 }] }),
    },
    text: 'Из двадцати двух этажей стоят восемь. Кран работает с 8 до 20 часов, по воскресеньям — тихо.',
  },
  {
    complexId: 1,
    buildingId: 3,
    happenedOn: '2026-08-20',
    title: 'Срок корпуса 3 — IV квартал 2028',
    picture: {
      alt: 'Рисунок: сваи корпуса 3 в разрезе, удлинённая часть доходит до плотного грунта',
      draw: pilesPicture,
    },
    text: 'Раньше мы обещали III квартал. Грунт у воды оказался слабее, чем показала разведка, и сваи пришлось удлинить. Прежний срок остаётся в карточке каждой квартиры.',
  },
  {
    complexId: 1,
    buildingId: null,
    happenedOn: '2026-07-16',
    title: 'Двор без машин: что уже сделано',
    picture: {
      alt: 'Рисунок: двор сверху, под дорожками проложены сети, посажены сосны, намечена площадка',
      draw: yardPicture,
    },
    text: 'Проложили сети под дорожками и высадили первые сосны. Площадку откроем вместе с корпусом 1.',
  },
];

async function pngOf(svg: string): Promise<Uint8Array> {
  // The image library is loaded only when there is something to draw.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** Fills an empty list of news, each with its picture; news with a future date are skipped. */
export async function seedSiteNews({
  db,
  clock,
  storage,
}: Pick<Context, 'db' | 'clock' | 'storage'>): Promise<void> {
  if ((await findSiteNews(db, {}, undefined, 1)).length > 0) return;
  const [manager] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'manager@demo.test'));
  if (!manager) return;
  const now = clock.now();
  for (const { picture, ...one } of news) {
    if (one.happenedOn > isoDay(now)) continue;
    const createdAt = new Date(`${one.happenedOn}T12:00:00+03:00`);
    const kept = { staffId: manager.id, createdAt };
    const id = uuidv7(createdAt);
    const pictureId = uuidv7(createdAt);
    const storageKey = `site/${pictureId}`;
    await storage.put(storageKey, await pngOf(picture.draw()));
    await db.transaction(async (tx) => {
      await insertNews(tx, { ...one, id, ...kept });
      const { alt } = picture;
      const shown = { newsId: id, place: 0, storageKey, mime: 'image/png', alt, ...pictureSize };
      await insertPicture(tx, { id: pictureId, ...shown, ...kept });
    });
  }
}
