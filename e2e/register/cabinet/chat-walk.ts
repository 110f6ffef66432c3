import { expect, type Page } from '@playwright/test';
import { passportPicture } from '../../steps/browser/passport-picture.ts';
import { allowAll, hang, refuse } from '../../steps/browser/refuse.ts';
import { passRetries, seeFailed } from '../../steps/browser/retries.ts';
import { chatOf, keepConversation, longWords, openChatHere, say } from '../../steps/deals/chat.ts';
import { lead } from '../../steps/deals/states.ts';
import { steady, step, type Walk } from '../walk.ts';

const { question, answer } = longWords;
const messages = '**/api/chat/*/messages';
/** Reloads a page and opens the chat there. */
async function openAnew(page: Page): Promise<void> {
  await page.goto('/notifications');
  await openChatHere(page);
}

/** The conversation with support as a buyer sees it. */
export const chat: Walk = {
  name: 'chat',
  features: ['chat'],
  as: 'long',
  screens: [
    {
      ...step('chat-loading', async ({ page }) => {
        await page.clock.install();
        await hang(page, messages, 'GET');
        await openAnew(page);
        await expect(chatOf(page)).toBeVisible();
      }),
      waits: true,
    },
    steady(
      step('chat-empty', async ({ page }) => {
        await allowAll(page);
        await openAnew(page);
        await expect(chatOf(page).getByText('Задайте вопрос')).toBeVisible();
        await expect(chatOf(page).getByText(/9\sминут/)).toBeVisible();
      }),
    ),
    step('chat-offline', async ({ page }) => {
      await page.context().setOffline(true);
      await say(page, question);
      await say(page, 'И сколько длится приёмка?');
      await expect(chatOf(page).getByText('ждёт связи, отправится само')).toHaveCount(2);
    }),
    step('chat-sending', async ({ page }) => {
      await hang(page, messages, 'POST');
      await page.context().setOffline(false);
      await passRetries(page, () =>
        expect(chatOf(page).getByText('отправляем')).toHaveCount(2, { timeout: 250 }),
      );
    }),
    step('chat-not-sent', async ({ page }) => {
      await allowAll(page);
      await openAnew(page);
      await expect(chatOf(page).getByText(/И сколько длится приёмка\?\s*\d\d:\d\d/)).toBeVisible();
      const errors = { text: ['Напишите короче: не больше 4 000 знаков.'] };
      await refuse(page, messages, { code: 'VALIDATION', errors, method: 'POST' });
      await say(page, 'Посмотрите, пожалуйста, план с размерами');
      await expect(chatOf(page).getByText(/Не\sотправлено/)).toBeVisible();
    }),
    step('chat-some', async ({ page, buyer }) => {
      await allowAll(page);
      await keepConversation(buyer, {
        began: '2 days',
        lines: [
          ['buyer', question],
          ['staff', answer],
        ],
      });
      await keepConversation(buyer, {
        began: '40 minutes',
        lines: [
          ['buyer', 'Спасибо. А можно прийти вдвоём?'],
          ['staff', 'Да, приходите.'],
          ['buyer', 'Хорошо'],
        ],
      });
      await openAnew(page);
      await chatOf(page).getByRole('button', { name: 'Убрать' }).click();
      await chatOf(page).getByRole('button', { name: 'Показать раньше' }).click();
      await expect(chatOf(page).getByText(/Дом сдаётся в мае/)).toBeVisible();
    }),
    step('chat-unread', async ({ page, buyer }) => {
      const lines = [
        ['buyer', 'Можно ли перенести приёмку?'],
        ['staff', 'Можно, назовите день.'],
      ] as const;
      await keepConversation(buyer, { began: '10 minutes', lines, unread: true });
      await page.goto('/notifications');
      await expect(page.getByRole('button', { name: /^Чат.*1/ }).first()).toBeVisible();
    }),
    step('chat-closed', async ({ page, buyer }) => {
      const lines = [
        ['buyer', 'Спасибо, вопрос решён.'],
        ['staff', 'Рады помочь.'],
      ] as const;
      await keepConversation(buyer, { began: '5 minutes', lines, closed: true });
      await openAnew(page);
      await expect(
        chatOf(page)
          .getByText(/Разговор\sзакрыт/)
          .last(),
      ).toBeVisible();
    }),
    step('chat-about', async ({ page, buyer, estate }) => {
      await lead(buyer, estate, 'passport');
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Написать менеджеру' }).first().click();
      await expect(chatOf(page).getByRole('list', { name: 'Можно спросить' })).toBeVisible();
      await expect(chatOf(page).getByRole('button', { name: 'Убрать тему' })).toBeVisible();
    }),
    step('chat-attached', async ({ page }) => {
      const name = (kind: string) => `${'скан-расписки-за-третий-платёж-'.repeat(3)}${kind}`;
      const files = ['1.png', '2.png', '.exe'].map((kind) => ({
        name: name(kind),
        mimeType: 'image/png',
        buffer: passportPicture,
      }));
      await chatOf(page).locator('input[type=file]').setInputFiles(files);
      await expect(chatOf(page).getByRole('alert')).toBeVisible();
      await expect(chatOf(page).getByText(/Файлы\sещё\sзагружаются/)).toBeHidden();
    }),
    step('chat-with-files', async ({ page }) => {
      await say(page, question);
      await expect(chatOf(page).getByRole('log').getByRole('link')).toHaveCount(2);
    }),
    step('chat-failed', async ({ page }) => {
      await page.route('**/api/chat/**', (route) => route.abort());
      await openAnew(page);
      await seeFailed(page, page.getByText(/Неизвестная\sошибка/));
    }),
  ],
};
