// Features: contracts, deal.
// Widths: wide, staff work at a desk.

import type { ContractView } from '@novosel/contract/contracts/schema.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { expect, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { openCalls } from '../../steps/browser/calls.ts';
import { openDeal } from '../../steps/browser/desk.ts';
import { askAtContract, awaitContract, sendContract } from '../../steps/deals/contract.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signInStaff } from '../../steps/people/sign-in.ts';

test('the lawyer makes the contract, reads and sends it, answers a question, and the buyer reads the answer', async ({
  page: desk,
}) => {
  const surname = ownSurname('Договорова');
  const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
  await awaitContract(buyer, estate);
  const calls = await openCalls('cabinet', buyer.phone);
  const contract = () => calls.get<ContractView>(`/api/deals/${estate}/contract`);

  await signInStaff(desk, 'manager');
  await openDeal(desk, surname, surname);
  await expect(desk.getByText('Текст договора открывает юрист или администратор')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Составить черновик' })).toHaveCount(0);

  await desk.context().clearCookies();
  await signInStaff(desk, 'lawyer');
  await openDeal(desk, surname, surname);
  const window = desk.getByRole('dialog');
  await desk.getByRole('button', { name: 'Назначить другой день' }).click();
  await window.getByLabel('Причина').fill('Ждём выписку из реестра');
  await desk.keyboard.press('Escape');
  await desk.reload();
  await desk.getByRole('button', { name: 'Назначить другой день' }).click();
  await expect(window.getByLabel('Причина')).toHaveValue('Ждём выписку из реестра');
  await desk.keyboard.press('Escape');

  await desk.getByRole('button', { name: 'Составить черновик' }).click();
  await window.getByRole('button', { name: 'Составить черновик' }).click();
  await expect(window).toBeHidden();
  await desk.getByRole('button', { name: 'Открыть текст', exact: true }).click();
  await expect(window.getByText(new RegExp(surname)).first()).toBeVisible();
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: 'Отправить участникам' }).click();
  await window.getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(desk.getByRole('table', { name: 'Подписанты' })).toContainText(surname);
  expect((await contract()).current?.number).toBe(1);

  await askAtContract(buyer, estate, 'price-total', 'НДС точно не платим?');
  const questions = desk.getByRole('list', { name: 'Вопросы к договору' });
  await expect(questions.getByText('НДС точно не платим?')).toBeVisible();
  await expect(questions.getByRole('button', { name: /^Пункт\s\d/ })).toBeVisible();
  await questions.getByRole('button', { name: 'Ответить' }).click();
  await expect(questions.getByText('Напишите ответ')).toBeVisible();
  await questions.getByRole('textbox', { name: 'Ответ' }).fill('Не платите: цена без НДС.');
  await questions.getByRole('button', { name: 'Ответить' }).click();
  await expect(questions.getByText('Есть ответ')).toBeVisible();
  expect((await contract()).questions).toMatchObject([
    { state: 'answered', answer: 'Не платите: цена без НДС.' },
  ]);

  const { number } = await calls.get<DealView>(`/api/deals/${estate}`);
  await desk.getByRole('link', { name: 'Договоры', exact: true }).click();
  await desk
    .getByRole('table', { name: 'Договоры у участников' })
    .getByRole('link', { name: number })
    .click();
  await expect(desk.getByRole('heading', { name: new RegExp(surname) })).toBeVisible();
});

test('a draft that is not needed is deleted, and the version sent before is read on; a former question is answered', async ({
  page: desk,
}) => {
  const surname = ownSurname('Черновикова');
  const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
  await awaitContract(buyer, estate);
  await sendContract(buyer, estate);
  await askAtContract(buyer, estate, 'price-total', 'Что входит в цену?');
  await sendContract(buyer, estate);
  const calls = await openCalls('cabinet', buyer.phone);
  const contract = () => calls.get<ContractView>(`/api/deals/${estate}/contract`);
  const { number } = await calls.get<DealView>(`/api/deals/${estate}`);

  await signInStaff(desk, 'lawyer');
  await desk.getByRole('link', { name: 'Договоры', exact: true }).click();
  const ours = desk.getByRole('table', { name: 'Договоры, которые пора подготовить' });
  await expect(ours.getByRole('row', { name: number })).toContainText('Ответить на вопросы');
  await ours.getByRole('link', { name: number }).click();

  await desk.getByRole('button', { name: 'Составить черновик' }).click();
  const making = desk.getByRole('dialog', { name: 'Составить черновик' });
  await making.getByRole('button', { name: 'Составить черновик' }).click();
  await expect.poll(async () => (await contract()).place).toBe('contract-draft');
  await desk.getByRole('button', { name: 'Удалить черновик' }).click();
  const window = desk.getByRole('dialog', { name: 'Удалить черновик?' });
  await expect(window).toContainText(/Редакция №\s2 снова уйдёт участникам/);
  await window.getByRole('button', { name: 'Удалить черновик' }).click();
  await expect(desk.getByRole('button', { name: 'Удалить черновик' })).toHaveCount(0);
  expect(await contract()).toMatchObject({ place: 'contract-reading', current: { number: 2 } });

  const questions = desk.getByRole('list', { name: 'Вопросы к договору' });
  await questions.getByRole('textbox', { name: 'Ответ' }).fill('Всё, что в пункте.');
  await questions.getByRole('button', { name: 'Ответить' }).click();
  await expect(questions.getByText('Есть ответ')).toBeVisible();
  expect((await contract()).questions).toMatchObject([{ version: 1, answer: 'Всё, что в пункте.' }]);
});

test('what a house lacks for its contracts is entered from the card of the deal', async ({ page: desk }) => {
  const surname = ownSurname('Плановая');
  const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
  await awaitContract(buyer, estate);
  const lawyer = await openCalls('office', 'lawyer@demo.test');
  await lawyer.act(`/api/office/estates/${estate}/axes`, { axes: null });

  await signInStaff(desk, 'lawyer');
  await openDeal(desk, surname, surname);
  await expect(desk.getByText('Нет в каталоге: место на плане этажа.')).toBeVisible();
  await desk.getByRole('link', { name: 'Внести в данные дома' }).click();
  await desk.getByLabel('Место в осях').fill('в осях 1–3/А–Б');
  await desk.getByRole('button', { name: 'Сохранить место' }).click();
  await expect(desk.getByText('Место указано у всех лотов.')).toBeVisible();
  await desk.goBack();
  await expect(desk.getByRole('button', { name: 'Составить черновик' })).toBeEnabled();
});
