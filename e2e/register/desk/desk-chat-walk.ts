import { expect } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { makeBuyer } from '../../stage/people.ts';
import { passportPicture } from '../../steps/browser/passport-picture.ts';
import { allowAll, hang, refuse } from '../../steps/browser/refuse.ts';
import { seeFailed } from '../../steps/browser/retries.ts';
import { keepConversation, longWords } from '../../steps/deals/chat.ts';
import { lead } from '../../steps/deals/states.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { listed, longest, saying, step, type Walk, type Walker } from '../walk.ts';

const { question, answer } = longWords;
const atChats = (search = '') => `${addresses.office}/chats${search}`;
const list = '**/api/office/chats?*';
const one = '**/api/office/chats/*';

/** The row of the walker's buyer in the list. */
const rowOf = ({ page, buyer }: Walker) =>
  page.getByRole('list', { name: 'Разговоры' }).getByRole('link', { name: new RegExp(buyer.surname) });

const openRow = async (walker: Walker) => {
  await rowOf(walker).first().click();
  await expect(walker.page.getByRole('log')).toBeVisible();
};

/** Conversations at the desk. */
export const deskChats: Walk = {
  name: 'desk-chats',
  features: ['chat'],
  as: 'support',
  screens: [
    ...listed('desk-chats', atChats(), list, 'Никто не ждёт ответа'),
    step('desk-chats-waiting', async (walker) => {
      const { page } = walker;
      await allowAll(page);
      await keepConversation(await makeBuyer({ surname: 'Ждущая' }), {
        began: '90 seconds',
        waits: '90 seconds',
        lines: [['buyer', 'Добрый день! Где посмотреть договор?']],
      });
      walker.buyer = await makeBuyer(longest);
      const lines = [
        ['buyer', question],
        ['staff', answer],
        ['buyer', `${question} ${answer}`],
      ] as const;
      await keepConversation(walker.buyer, { began: '21 hours', waits: '21 hours', lines });
      await page.goto(atChats());
      await expect(page.getByText(/ждёт\s1\sминуту/).first()).toBeVisible();
      await expect(rowOf(walker).first()).toBeVisible();
    }),
    {
      ...step('desk-chat-loading', async (walker) => {
        await hang(walker.page, one, 'GET');
        await rowOf(walker).first().click();
        await expect(walker.page.getByRole('link', { name: /Все разговоры/ })).toHaveCount(1);
      }),
      waits: true,
    },
    step('desk-chat-failed', async ({ page }) => {
      await allowAll(page);
      await page.clock.install();
      await page.route(one, (route) => route.abort());
      await page.reload();
      await seeFailed(page);
    }),
    step('desk-chat-one', async ({ page }) => {
      await allowAll(page);
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Ответ покупателю' })).toBeVisible();
    }),
    step('desk-chat-not-sent', async ({ page }) => {
      const params = { seconds: 40 };
      await refuse(page, `${one}/messages`, { code: 'RATE_LIMITED', params, method: 'POST' });
      await page.getByRole('textbox', { name: 'Ответ покупателю' }).fill(answer);
      await page.getByRole('button', { name: 'Отправить' }).click();
      await expect(page.getByText(/Слишком много запросов/)).toBeVisible();
    }),
    step('desk-chat-answered', async (walker) => {
      const { page } = walker;
      await allowAll(page);
      await page.getByRole('button', { name: 'Отправить' }).click();
      await expect(page.getByRole('textbox', { name: 'Ответ покупателю' })).toHaveValue('');
      await page.goto(atChats('?state=answered'));
      await openRow(walker);
    }),
    step('desk-chat-closed', async ({ page }) => {
      await page.getByRole('button', { name: 'Закрыть разговор' }).click();
      await expect(page.getByText('Разговор закрыт.')).toBeVisible();
    }),
    step('desk-chats-closed', async (walker) => {
      await walker.page.goto(atChats('?state=closed'));
      await expect(rowOf(walker).first()).toBeVisible();
    }),
    step('desk-chat-to', async (walker) => {
      walker.buyer = await makeBuyer(longest);
      await walker.page.goto(`${addresses.office}/chats/to/${walker.buyer.id}`);
      await expect(walker.page.getByText('Разговора ещё не было')).toBeVisible();
    }),
    step('desk-chat-begun', async ({ page }) => {
      const file = { name: 'образец.png', mimeType: 'image/png', buffer: passportPicture };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('textbox', { name: 'Сообщение покупателю' }).fill(answer);
      await expect(page.getByText(/^образец\.png$/)).toBeVisible();
      await page.getByRole('button', { name: 'Отправить' }).click();
      await expect(page.getByRole('log').getByRole('link', { name: /образец/ })).toBeVisible();
    }),
    saying('desk-chat-to-nobody', `${addresses.office}/chats/to/999999999`, 'Такого покупателя нет'),
    saying(
      'desk-chat-absent',
      `${addresses.office}/chats/00000000-0000-7000-8000-000000000000`,
      'Такого разговора нет',
    ),
  ],
};

const openDeal = async ({ page, buyer }: Walker) => {
  await page.goto(`${addresses.office}/?q=${buyer.surname}`);
  await page
    .getByRole('link', { name: new RegExp(buyer.surname) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: new RegExp(buyer.surname) })).toBeVisible();
};

/** The conversation beside a deal, on a wide screen. */
export const deskDealChat: Walk = {
  name: 'desk-deal-chat',
  features: ['chat', 'deal'],
  as: 'manager',
  screens: [
    step('desk-deal-chat-none', async (walker) => {
      walker.buyer = await makeBuyer({ surname: ownSurname('Беседина') });
      await lead(walker.buyer, walker.estate, 'sign');
      await openDeal(walker);
    }),
    step('desk-deal-chat', async (walker) => {
      await keepConversation(walker.buyer, {
        began: '90 minutes',
        waits: '3 minutes',
        lines: [
          ['buyer', question],
          ['staff', answer],
          ['buyer', 'Спасибо. А подписывать договор я могу уже сейчас, без Ильи?'],
        ],
      });
      await openDeal(walker);
    }),
  ],
};

const denied = (section: string, said: string) =>
  step(`desk-${section}-denied`, async ({ page }) => {
    await page.goto(`${addresses.office}/${section}`);
    await expect(page.getByText(said)).toBeVisible();
  });

/** Sections that this role may not see. */
export const deskDenied: Walk = {
  name: 'desk-denied',
  features: ['chat', 'staff'],
  as: 'accountant',
  screens: [
    saying('desk-chats-denied', atChats(), 'Чаты ведут поддержка и менеджеры'),
    denied('feedback', 'Обращения не входят в вашу роль'),
    denied('people', 'Карточки покупателей видят поддержка и администратор'),
    denied('passports', 'Паспорта проверяют юристы'),
    denied('slips', 'Опросы и приглашения ведут'),
    denied('sites', 'Сайты ведёт администратор'),
    denied('staff', 'Сотрудниками управляет администратор'),
    denied('audit', 'Журнал видит только администратор'),
  ],
};
