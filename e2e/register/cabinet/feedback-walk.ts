import { expect } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { sql } from '../../stage/database.ts';
import { allowAll, refuse } from '../../steps/browser/refuse.ts';
import { chooseSubject, letterIn, openWindow } from '../../steps/deals/feedback.ts';
import { at, steady, step, unanswered, type Walk } from '../walk.ts';

/** The desk's answer to a buyer's newest feedback, as its own page would send it. */
const answered = (buyer: number) =>
  sql(
    `with answered as (
       update feedback set state = 'answered', has_new = true, waiting_since = null
       where id = (select id from feedback where user_id = $1 order by number desc limit 1) returning id
     )
     insert into feedback_messages (id, feedback_id, author_id, from_staff, text, at)
     select gen_random_uuid(), answered.id, s.user_id, true, 'Дом сдаётся в мае 2028 года. Ключи выдаём в течение месяца.', now()
     from answered, (select user_id from staff limit 1) s`,
    [buyer],
  );

/** A person's letters to the developer. */
export const feedback: Walk = {
  name: 'feedback',
  features: ['feedback'],
  as: 'long',
  screens: [
    at('feedback-empty', '/feedback'),
    steady(at('feedback-all-empty', '/feedback/all')),
    steady(at('feedback-create', '/feedback/create')),
    steady(
      step('feedback-create-errors', async ({ page }) => {
        await letterIn(page).message.fill('да');
        await letterIn(page).message.blur();
        await expect(page.getByText(/минимум\s3/)).toBeVisible();
        await letterIn(page).files.setInputFiles({
          name: 'план.svg',
          mimeType: 'image/svg+xml',
          buffer: Buffer.from('<svg/>'),
        });
        await expect(page.getByRole('alert').filter({ hasText: 'план.svg' })).toBeVisible();
      }),
    ),
    step('feedback-not-sent', async ({ page }) => {
      await chooseSubject(page, page, 'Вопрос по карте постоянного покупателя');
      await letterIn(page).message.fill('Когда придут ключи и что взять с собой на приёмку квартиры?');
      await refuse(page, '**/api/feedback', { code: 'FEEDBACK_LIMIT', params: { max: 20 } });
      await letterIn(page).send.click();
      await expect(page.getByText('Сообщение не отправлено')).toBeVisible();
    }),
    step('feedback-drafts', async ({ page }) => {
      await allowAll(page);
      await expect(page.getByText('Черновик сохранён')).toBeVisible();
      await page.goto('/feedback');
      await expect(page.getByRole('region', { name: 'Черновики' })).toBeVisible();
    }),
    step('feedback-draft-apart', async ({ page }) => {
      await page.getByRole('region', { name: 'Черновики' }).getByRole('link').first().click();
      const { message } = letterIn(page);
      await expect(message).not.toHaveValue('');
      const other = await page.context().newPage();
      await other.goto(page.url());
      await letterIn(other).message.fill('Когда придут ключи? Пишу с телефона.');
      await expect(other.getByText('Черновик сохранён')).toBeVisible();
      await message.fill('Когда придут ключи? Пишу с компьютера.');
      await expect(page.getByRole('alert')).toContainText('изменили в другой вкладке');
      await expect(page.getByText('Черновик сохранён')).toBeVisible();
      await other.close();
    }),
    step('feedback-window', async ({ page }) => {
      await openWindow(page);
    }),
    step('feedback-sent', async ({ page }) => {
      await page.goto('/feedback/create');
      await letterIn(page).send.click();
      await expect(page.getByText('Сообщение отправлено')).toBeVisible();
    }),
    step('feedback-waiting', async ({ page }) => {
      await page.getByRole('link', { name: /Открыть обращение/ }).click();
      await expect(page.getByText(/готовим\sответ/)).toBeVisible();
    }),
    step('feedback-some', async ({ page, buyer }) => {
      await answered(buyer.id);
      await page.goto('/feedback');
      await expect(page.getByText('Новый ответ')).toBeVisible();
    }),
    step('feedback-view', async ({ page }) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /Вопрос по карте.*№/ })
        .click();
      await expect(page.getByText(/Дом сдаётся/)).toBeVisible();
    }),
    step('feedback-unsent', async ({ page, buyer }) => {
      await page.getByLabel('Ваше сообщение').fill('А можно получить ключи раньше, если дом уже принят?');
      await sql(`update feedback set state = 'closed' where user_id = $1`, [buyer.id]);
      await page.reload();
      await expect(page.getByLabel('Не отправлено')).toBeVisible();
    }),
    step('feedback-closed', async ({ page }) => {
      await page.getByRole('button', { name: 'Не отправлять' }).click();
      await expect(page.getByText(/Обращение закрыто/)).toBeVisible();
    }),
    at('feedback-absent', '/feedback/view/00000000-0000-7000-8000-000000000000'),
    ...unanswered('feedback', '/feedback', '**/api/feedback/items'),
  ],
};

const nobodys = `${addresses.office}/feedback/00000000-0000-7000-8000-000000000000`;

/** The same feedback at the desk. */
export const deskFeedback: Walk = {
  name: 'desk-feedback',
  features: ['feedback'],
  as: 'support',
  screens: [
    step('desk-feedback-closed', async ({ page }) => {
      await page.goto(`${addresses.office}/feedback?state=closed`);
      await expect(page.getByRole('heading', { name: 'Обращения', level: 2 })).toBeVisible();
    }),
    step('desk-feedback', async ({ page, buyer }) => {
      await sql(
        `with made as (
           insert into feedback (id, user_id, subject, state, has_new, created_at, updated_at, waiting_since)
           values (gen_random_uuid(), $1, 'construction', 'waiting', false, now() - interval '5 hours', now(), now() - interval '5 hours')
           returning id
         )
         insert into feedback_messages (id, feedback_id, author_id, from_staff, text, at)
         select gen_random_uuid(), id, $1, false, 'Когда сдача дома и как проходит приёмка квартиры?', now() from made`,
        [buyer.id],
      );
      await page.goto(`${addresses.office}/feedback`);
      await expect(page.getByText(/ждёт\s5\sчасов/).first()).toBeVisible();
    }),
    step('desk-feedback-one', async ({ page, buyer }) => {
      await page
        .getByRole('link', { name: new RegExp(buyer.surname) })
        .first()
        .click();
      await expect(page.getByLabel('Ответ покупателю')).toBeVisible();
    }),
    step('desk-feedback-absent', ({ page }) => page.goto(nobodys)),
    ...unanswered('desk-feedback', `${addresses.office}/feedback`, '**/api/office/feedback?*'),
    ...unanswered('desk-feedback-one', nobodys, '**/api/office/feedback/*'),
  ],
};
