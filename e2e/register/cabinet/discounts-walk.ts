import { sql } from '../../stage/database.ts';
import { at, heading, steady, step, unanswered, type Walk } from '../walk.ts';

const longTitle =
  'За то, что вы ждали сдачи соседнего корпуса и порекомендовали нас своим друзьям, родным и соседям';

/** Discounts of a buyer: none, then of every place, kind and term, and promotions to choose from. */
export const discounts: Walk = {
  name: 'discounts',
  features: ['discounts', 'loyalty'],
  as: 'new',
  screens: [
    steady(at('discounts-empty', '/discounts')),
    step('discounts', async ({ page, buyer }) => {
      await sql(
        `insert into discounts (user_id, complex_id, building_id, kinds, code, title_ru, title_en, basis_points, kopecks,
           valid_from, valid_until, withdrawn_at, exclusive_group, replaces_booked)
         select $1, one.complex, one.building, one.kinds::integer[], 'walk', one.title, one.title, one.points, one.kopecks,
           now() + one.opens, now() + one.ends, now() + one.withdrawn, one.promo, one.promo is not distinct from 'instead'
         from (values
           (null, null, null, 'За визит на день открытых дверей', 0, 15000000, interval '-1 day', interval '20 days', null::interval, null),
           (1, (select min(id) from buildings where complex_id = 1), '{10,13,17}', $2, 250, 0, interval '-2 days', interval '40 days', null, null),
           (null, null, '{13,17}', 'Машино-место и кладовая', 500, 5000000, interval '-3 days', null, null, null),
           (1, null, null, 'Весенняя скидка, 2 %', 200, 0, interval '90 days', interval '120 days', null, null),
           (null, null, null, 'Летняя скидка на квартиры с видом на воду', 150, 0, interval '-90 days', interval '-9 days', null, null),
           (2, null, '{1}', 'За терпение', 0, 200000000, interval '-20 days', interval '9 days', interval '-5 days', null),
           (1, null, null, 'Зимний пирс', 200, 0, interval '-9 days', interval '30 days', null, 'instead'),
           (null, null, '{1}', 'Новоселье', 100, 0, interval '9 days', interval '30 days', null, 'on-top')
         ) as one (complex, building, kinds, title, points, kopecks, opens, ends, withdrawn, promo)`,
        [buyer.id, longTitle],
      );
      await page.reload();
      await heading(page, 'Действуют');
    }),
    ...unanswered('discounts', '/discounts', '**/api/discounts'),
  ],
};
