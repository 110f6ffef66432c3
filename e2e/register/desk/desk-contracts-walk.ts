import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { makeBuyer } from '../../stage/people.ts';
import { openCalls } from '../../steps/browser/calls.ts';
import { allowAll, hang, refuse } from '../../steps/browser/refuse.ts';
import { askAtContract, awaitContract, sendContract } from '../../steps/deals/contract.ts';
import { listed, longest, step, unanswered, type Walk, type Walker } from '../walk.ts';

const room = `${addresses.office}/contracts`;
const templates = `${room}/templates`;
const contract = '**/api/office/deals/*/contract';

const question = 'Что будет, если дом сдадут позже? Кто и когда предупредит нас о новом сроке?';

async function openCard({ page, buyer, estate }: Walker, text: string | RegExp): Promise<void> {
  const calls = await openCalls('cabinet', buyer.phone);
  const { id } = await calls.get<DealView>(`/api/deals/${estate}`);
  await page.goto(`${addresses.office}/deals/${id}`);
  await expect(page.getByText(text).first()).toBeVisible();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function closeWindow(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name, exact: true })).toBeHidden();
}

/** The contract of a deal: the lawyer makes it, answers a question, and compares its versions. */
export const deskContracts: Walk = {
  name: 'desk-contracts',
  features: ['contracts', 'deal'],
  as: 'lawyer',
  screens: [
    ...listed('desk-contracts', room, '**/api/office/contracts', 'Договоров в работе нет'),
    step('desk-contract-none', async (walker) => {
      await allowAll(walker.page);
      walker.buyer = await makeBuyer(longest);
      await awaitContract(walker.buyer, walker.estate);
      await openCard(walker, 'Составить черновик');
    }),
    step('desk-contracts-room', async ({ page }) => {
      await page.goto(room);
      await expect(page.getByRole('table', { name: 'Договоры, которые пора подготовить' })).toBeVisible();
    }),
    step('desk-contract-generate', async (walker) => {
      await openCard(walker, 'Составить черновик');
      await press(walker.page, 'Составить черновик');
      await expect(walker.page.getByText('Вписывать ничего не нужно')).toBeVisible();
    }),
    step('desk-contract-draft', async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Составить черновик' }).click();
      await expect(page.getByRole('button', { name: 'Отправить участникам' })).toBeVisible();
    }),
    step('desk-contract-text', async ({ page }) => {
      await press(page, 'Открыть текст');
      await expect(page.getByRole('dialog').getByText(/^1\. /)).toBeVisible();
    }),
    step('desk-contract-promise', async ({ page }) => {
      await closeWindow(page, 'Черновик');
      await press(page, 'Назначить другой день');
      await page
        .getByRole('dialog', { name: 'Назначить другой день' })
        .getByRole('button', { name: 'Назначить другой день' })
        .click();
      await expect(page.getByText('Впишите день не раньше сегодняшнего')).toBeVisible();
    }),
    step('desk-contract-send', async ({ page }) => {
      await closeWindow(page, 'Назначить другой день');
      await press(page, 'Отправить участникам');
      await expect(page.getByRole('dialog').getByText(/^Уйдёт Редакция/)).toBeVisible();
    }),
    step('desk-contract-send-changed', async ({ page }) => {
      await refuse(page, `${contract}/send`, { code: 'CONTRACT_CHANGED', method: 'POST' });
      await press(page, 'Отправить');
      await expect(page.getByText('Черновик уже другой')).toBeVisible();
    }),
    step('desk-contract-sent', async ({ page }) => {
      await allowAll(page);
      await press(page, 'Отправить');
      await expect(page.getByRole('table', { name: 'Подписанты' })).toBeVisible();
    }),
    step('desk-contract-question', async (walker) => {
      await askAtContract(walker.buyer, walker.estate, 'price-total', question);
      await expect(walker.page.getByRole('list', { name: 'Вопросы к договору' })).toContainText(question);
    }),
    step('desk-contract-compare', async ({ page, buyer, estate }) => {
      await sendContract(buyer, estate);
      await expect(page.getByText('Не действует', { exact: true })).toBeVisible();
      await press(page, 'Сравнить редакции');
      await press(page, 'Сравнить');
      await expect(page.getByText('Тексты одинаковы')).toBeVisible();
    }),
    step('desk-contract-former-question', async ({ page }) => {
      await closeWindow(page, 'Сравнить редакции');
      const questions = page.getByRole('list', { name: 'Вопросы к договору' });
      await expect(questions.getByRole('button', { name: 'Ответить' })).toBeVisible();
    }),
    step('desk-contract-discard', async ({ page }) => {
      await press(page, 'Составить черновик');
      await page.getByRole('dialog').getByRole('button', { name: 'Составить черновик' }).click();
      await press(page, 'Удалить черновик');
      await expect(page.getByText(/снова уйдёт участникам/)).toBeVisible();
    }),
    {
      name: 'desk-contract-loading',
      waits: true,
      async reach(walker) {
        await closeWindow(walker.page, 'Удалить черновик?');
        await hang(walker.page, contract, 'GET');
        await openCard(walker, 'Договор');
      },
    },
    step('desk-contract-failed', async (walker) => {
      await allowAll(walker.page);
      await refuse(walker.page, contract, { code: 'UNAVAILABLE' });
      await openCard(walker, 'Договор не загрузился');
    }),
  ],
};

/** Editions of the template: their list, a new one with a wrong clause, saved, tried out. */
export const deskTemplates: Walk = {
  name: 'desk-templates',
  features: ['contracts'],
  as: 'lawyer',
  screens: [
    ...unanswered('desk-templates', templates, '**/api/office/contract-templates'),
    step('desk-templates-list', async ({ page }) => {
      await allowAll(page);
      await page.goto(templates);
      await expect(page.getByText(/^Действует редакция/)).toBeVisible();
    }),
    step('desk-template-new', async ({ page }) => {
      await page.getByRole('link', { name: 'Новая редакция' }).click();
      await expect(page.getByRole('list', { name: 'Пункты шаблона' })).toBeVisible();
    }),
    step('desk-template-wrong', async ({ page }) => {
      await page.getByRole('button', { name: 'Изменить: Цена', exact: true }).click();
      await page.getByLabel('Условие').fill('price.loan or');
      await press(page, 'Сохранить черновик');
      await expect(page.getByText('Назовите редакцию')).toBeVisible();
    }),
    step('desk-template-saved', async ({ page, estate }) => {
      await page.getByLabel('Условие').fill('');
      await page.getByLabel('Название редакции').fill(`2.${estate}`);
      await press(page, 'Сохранить черновик');
      await expect(page.getByRole('heading', { name: 'Проверить на сделке' })).toBeVisible();
    }),
    step('desk-template-untried', async ({ page }) => {
      await press(page, 'Показать текст');
      await expect(page.getByText('Выберите сделку')).toBeVisible();
    }),
  ],
};
