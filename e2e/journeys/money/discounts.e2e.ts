// Features: discounts, loyalty.
import { expect, test } from '@playwright/test';
import { quietFlat } from '../../stage/catalogue.ts';
import { sql } from '../../stage/database.ts';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { takeEstate } from '../../stage/take-once.ts';
import { atScreen } from '../../steps/deals/booking.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const give = (buyer: number, title: string, basisPoints: number, complex: number | null, until: string) =>
  sql(
    `insert into discounts (user_id, complex_id, code, title_ru, title_en, basis_points, kopecks, valid_from, valid_until)
     values ($1, $2, 'journey', $3, $3, $4, 0, now() - interval '100 days', now() + $5::interval)`,
    [buyer, complex, title, basisPoints, until],
  );

test('[S2.1-04, S3-62] a personal discount is told with its term and place, and is in the price of a booking at once', async ({
  page,
}) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  const [flat] = await sql<{ complex: number; title: string; price: string }>(
    `select e.complex_id as complex, c.name as title, e.price_full::text as price
     from estates e join complexes c on c.id = e.complex_id where e.id = $1`,
    [estate],
  );
  if (!flat) throw new Error('no estate');
  await signIn(page, buyer.phone, '/discounts');
  await expect(page.getByText('Скидок пока нет')).toBeVisible();

  await give(buyer.id, 'За день открытых дверей', 200, flat.complex, '10 days');
  await give(buyer.id, 'Прошлогодняя', 500, null, '-10 days');
  await sql(
    `insert into discounts (user_id, code, title_ru, title_en, basis_points, kopecks, valid_from, valid_until)
     values ($1, 'journey', 'Весенняя', 'Spring', 100, 0, now() + interval '20 days', now() + interval '50 days')`,
    [buyer.id],
  );
  await page.reload();
  const where = `Только в комплексе «${flat.title}»`;
  const inForce = page.getByRole('region', { name: 'Действуют' });
  await expect(inForce.getByText('За день открытых дверей')).toBeVisible();
  await expect(inForce.getByText(where)).toBeVisible();
  await expect(inForce.getByText('−2 %')).toBeVisible();
  await expect(inForce.getByText('Прошлогодняя')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Закончились' }).getByText('Прошлогодняя')).toBeVisible();
  const toCome = page.getByRole('region', { name: 'Начнутся позже' });
  await expect(toCome.getByText(/^с\s\d.*\sдо\s\d/)).toBeVisible();
  await inForce.getByRole('link', { name: where }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(flat.title) })).toBeVisible();

  await test.step('the booking costs two per cent less, and says why', async () => {
    await page.goto(`/booking/${estate}`);
    await atScreen(page, estate, 'start');
    await expect(page.getByText('За день открытых дверей')).toBeVisible();
    const list = Number(flat.price) / 100;
    const price = list - Math.floor((list * 200) / 10_000);
    const shown = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 }).format(price);
    await expect(page.getByText(new RegExp(shown.replace(/\s/g, '\\s'))).first()).toBeVisible();
    await expect(page.getByText('Прошлогодняя')).toBeHidden();
  });

  await test.step('in another complex it does not count', async () => {
    const other = await quietFlat(flat.title === 'Северный мол' ? 'Маячный квартал' : 'Северный мол');
    await page.goto(`/booking/${other.id}`);
    await expect(page.getByLabel('Принимаю условия бронирования')).toBeVisible();
    await expect(page.getByText('За день открытых дверей')).toBeHidden();
  });

  await test.step('one of one building, for storage rooms alone, is told so; it is in the price of such a room and of no flat', async () => {
    const rooms = await sql<{ id: number; building: number; number: string; next: number }>(
      `select e.id, b.id as building, b.number, f.id as next
       from estates e join buildings b on b.id = e.building_id
       join estates f on f.building_id = b.id and f.kind = 1 and f.status = 3
       where e.complex_id = $1 and e.kind = 17 and e.status = 3
       order by f.floor, random()`,
      [flat.complex],
    );
    const room = takeEstate(rooms);
    if (!room) throw new Error('no storage room');
    await sql(
      `insert into discounts (user_id, complex_id, building_id, kinds, code, title_ru, title_en, basis_points, kopecks, valid_from)
       values ($1, $2, $3, '{17}', 'journey', 'Кладовая к квартире', 'A storage room', 300, 0, now())`,
      [buyer.id, flat.complex, room.building],
    );
    await page.goto('/discounts');
    const link = inForce.getByRole('link', { name: `${where}, корпус ${room.number}: кладовые` });
    await expect(link).toHaveAttribute('href', `/buildings/${room.building}`);
    await page.goto(`/booking/${room.id}`);
    await expect(page.getByText('Кладовая к квартире')).toBeVisible();
    await page.goto(`/booking/${room.next}`);
    await expect(page.getByLabel('Принимаю условия бронирования')).toBeVisible();
    await expect(page.getByText('Кладовая к квартире')).toBeHidden();
  });
});
