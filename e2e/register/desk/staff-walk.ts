import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { beginSetUp, finishSetUp, inviteStaff, provedAgo } from '../../steps/people/staff.ts';
import { heading, saying, steady, step, unanswered, type Walk } from '../walk.ts';

const office = (path: string) => `${addresses.office}${path}`;

/** Accounts of the staff as the administrator sees them, his own security, and the invited person's pages. */
export const deskStaff: Walk = {
  name: 'desk-staff',
  features: ['staff'],
  as: 'admin',
  screens: [
    step('staff-list', async ({ page }) => {
      await page.goto(office('/staff'));
      await expect(page.getByRole('list', { name: 'Сотрудники' })).toBeVisible();
    }),
    ...unanswered('staff-list', office('/staff'), '**/api/office/staff'),
    step('staff-invite-wrong', async ({ page }) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto(office('/staff'));
      await page.getByRole('button', { name: 'Пригласить', exact: true }).click();
      const window = page.getByRole('dialog', { name: 'Пригласить' });
      await window.getByRole('button', { name: 'Отправить приглашение' }).click();
      await expect(window.getByText('Выберите хотя бы одну роль')).toBeVisible();
    }),
    {
      // The invitation waits behind the window until he has re-authenticated.
      waits: true,
      ...step('staff-proof', async ({ page }) => {
        await provedAgo(page, 10);
        const window = page.getByRole('dialog', { name: 'Пригласить' });
        await window.getByLabel('Фамилия').fill('Прогулкина');
        await window.getByLabel('Имя').fill('Вера');
        await window.getByLabel('Рабочая почта').fill('vera@work.test');
        await window.getByLabel('поддержка').check();
        await window.getByRole('button', { name: 'Отправить приглашение' }).click();
        const proof = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
        await proof.getByRole('button', { name: 'Подтвердить' }).click();
        await expect(proof.getByText('Введите 6 цифр или резервный код из 10 знаков')).toBeVisible();
      }),
    },
    step('staff-proof-left', async ({ page }) => {
      await page.getByRole('button', { name: 'Не сейчас' }).click();
      await expect(page.getByText('Подтвердите, что это вы, и повторите.').first()).toBeVisible();
      await provedAgo(page, 0);
    }),
    step('staff-card', async ({ page }) => {
      await page.goto(office('/staff'));
      await page.getByRole('link', { name: /юрист/ }).first().click();
      await expect(page.getByRole('button', { name: 'Изменить роли' })).toBeVisible();
    }),
    step('staff-roles-window', async ({ page }) => {
      await page.getByRole('button', { name: 'Изменить роли' }).click();
      await expect(page.getByRole('dialog', { name: 'Изменить роли' })).toBeVisible();
    }),
    step('staff-block-window', async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Заблокировать' }).click();
      await expect(page.getByRole('dialog', { name: 'Заблокировать' })).toBeVisible();
    }),
    ...(['Сбросить второй шаг', 'Исключить из сотрудников'] as const).map((title, place) =>
      step(`staff-${['reset', 'dismiss'][place]}-window`, async ({ page }) => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: title }).click();
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      }),
    ),
    step('staff-own-card', async ({ page }) => {
      await page.goto(office('/staff'));
      await page
        .getByRole('link', { name: /Тихонов/ })
        .first()
        .click();
      await expect(page.getByText('Свою учётную запись меняет другой администратор').first()).toBeVisible();
    }),
    steady(
      step('staff-role-table', async ({ page }) => {
        await page.goto(office('/roles'));
        await expect(page.getByText('Принять оплату в кассе').filter({ visible: true })).toBeVisible();
      }),
    ),
    saying('staff-security', office('/security'), 'это устройство'),
    step('staff-security-proof', async ({ page }) => {
      await page.getByRole('button', { name: 'Перенести на другой телефон' }).click();
      await page.getByRole('button', { name: 'Показать ключ' }).click();
      await expect(page.getByText('Введите 6 цифр или резервный код из 10 знаков')).toBeVisible();
    }),
    steady(
      saying(
        'staff-set-up-dead',
        office('/set-up/ZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZ'),
        'Ссылка больше не действует',
      ),
    ),
    step('staff-set-up', async ({ page }) => {
      invited.email = `walk-${randomUUID().slice(0, 8)}@work.test`;
      invited.link = await inviteStaff(page, invited.email, 'Прогулкина');
      await page.goto(invited.link);
      await heading(page, 'Настройка входа');
    }),
    step('staff-set-up-factor', ({ page }) => beginSetUp(page, invited.link)),
    step('staff-set-up-codes', ({ page }) => finishSetUp(page, invited.email)),
  ],
};

const invited = { email: '', link: '' };
