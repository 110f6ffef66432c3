// Features: members.

import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { MembersView } from '@novosel/contract/members/schema.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { openCalls } from '../../steps/browser/calls.ts';
import { passportPicture } from '../../steps/browser/passport-picture.ts';
import { button, typePassport, uploadScan } from '../../steps/deals/booking.ts';
import { decideOn } from '../../steps/deals/members.ts';
import { reach } from '../../steps/deals/states.ts';
import { chooseTerms } from '../../steps/deals/terms.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const scan = { name: 'document.png', mimeType: 'image/png', buffer: passportPicture };
const attach = (form: Locator | Page) => form.locator('input[type=file]').last().setInputFiles(scan);

/** A member alone with his consent and his papers, on his own page. */
async function consent(page: Page): Promise<void> {
  await button(page, 'Дать согласие').click();
  await expect(page.getByText('Отметьте, что даёте согласие.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Даю\sсогласие/ }).check();
  await button(page, 'Дать согласие').click();
}

test('[S2.3-05, S3-72, S3-73, S3-74, S3-75, S3-77, S3-78, S3-96, S3-97] spouses buy jointly with a child: shares, papers, a return by the lawyer, and the deal goes on', async ({
  page,
  browser,
  contextOptions,
}) => {
  test.setTimeout(180_000);
  const surname = ownSurname('Семейнова');
  const [buyer, spouse, estate] = await Promise.all([
    makeBuyer({ surname }),
    makeBuyer({ surname: ownSurname('Супругов'), name: 'Илья' }),
    pickEstate(),
  ]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'success', 'free');
  await chooseTerms(buyer, estate, 'full', { ownership: 'shared' });
  await page.goto(`/deals/${estate}/view`);
  await page.getByRole('link', { name: 'Указать участников' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Участники и доли' })).toBeVisible();

  await consent(page);
  const own = page.getByRole('form', { name: new RegExp(`Документы: ${surname}`) });
  await expect(own.getByText(/99•• ••••56/)).toBeVisible();
  await own.getByLabel('СНИЛС').fill('112-233-445 96');
  await button(page, 'Отправить мои документы').click();
  await expect(own.getByText(/Контрольное число не сходится/)).toBeVisible();
  await page.reload();
  await expect(own.getByLabel('СНИЛС')).toHaveValue('112-233-445 96');
  await own.getByLabel('СНИЛС').fill('112-233-445 95');
  await button(page, 'Отправить мои документы').click();
  await expect(page.getByText('Отправлено юристу')).toBeVisible();

  await button(page, 'Вписать ребёнка').click();
  const child = page.getByRole('form', { name: 'Добавить ребёнка' });
  await child.getByLabel('Фамилия').fill('Семейнова');
  await child.getByLabel('Имя').fill('Соня');
  await child.getByLabel('Отчество', { exact: false }).first().fill('Ильинична');
  await child.getByLabel('Дата рождения').fill('14.09.2019');
  await child.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(child.getByText('Необходимо заполнить «Кем вы приходитесь ребёнку»')).toBeVisible();
  await child.getByRole('button', { name: 'мать', exact: true }).click();
  await child.getByRole('button', { name: 'Добавить', exact: true }).click();
  const papers = page.getByRole('form', { name: /Документы: Семейнова Соня/ });
  await expect(papers).toBeVisible();

  const invite = page.getByRole('form', { name: 'Пригласить взрослого' });
  await invite.getByLabel('Телефон').fill(`+${buyer.phone}`);
  await invite.getByLabel('Имя, чтобы узнал себя').fill('Илья');
  await invite.getByRole('button', { name: 'Отправить СМС', exact: true }).click();
  await expect(invite.getByText(/Это ваш телефон/)).toBeVisible();
  await invite.getByLabel('Телефон').fill(`+${spouse.phone}`);
  await invite.getByRole('button', { name: 'Отправить СМС', exact: true }).click();
  const invited = page.getByRole('group', { name: 'Илья' });
  await expect(invited.getByText('Ждём ответа на приглашение')).toBeVisible();

  const other = await (await browser.newContext(contextOptions)).newPage();
  await signIn(other, spouse.phone);
  await other.goto('/dashboard');
  await other.getByRole('link', { name: 'Открыть приглашение' }).click();
  await expect(other.getByRole('heading', { level: 1, name: /зовёт вас в сделку/ })).toBeVisible();
  await button(other, 'Участвовать').click();
  await consent(other);
  await typePassport(other);
  await uploadScan(other);
  await button(other, 'Сохранить паспорт').click();
  const his = other.getByRole('form', { name: /Документы: Супругов/ });
  await expect(his.getByLabel('СНИЛС')).toBeVisible();
  await his.getByLabel('СНИЛС').fill('087-654-303 00');
  await button(other, 'Отправить мои документы').click();
  await expect(other.getByText('Отправлено юристу')).toBeVisible();

  await papers.getByRole('button', { name: 'Женский' }).click();
  await papers.getByLabel('Место рождения').fill('г. Самара');
  await papers.getByLabel('Серия и номер свидетельства').fill('IV-ЕР 123456');
  await papers.getByLabel('Дата выдачи').fill('20.09.2019');
  await papers.getByLabel('Кем выдано').fill('Отдел ЗАГС Самарского района');
  await attach(papers);
  await papers.getByLabel('СНИЛС').fill('161-742-038 47');
  await papers.getByLabel('Адрес регистрации').fill('г. Самара, ул. Садовая, д. 221');
  await papers.getByRole('checkbox', { name: /^Даю\sсогласие/ }).check();
  await expect(papers.getByText('document.png')).toBeVisible();
  await button(page, /^Отправить документы: Соня/).click();
  await expect(page.getByRole('group', { name: /Соня/ }).getByText('Отправлено юристу')).toBeVisible();

  const shares = page.getByRole('form', { name: 'Доли' });
  await shares.getByLabel('Двое владеют своей долей вместе, как супруги').check();
  const [numerators, denominators] = [shares.getByLabel('Числитель'), shares.getByLabel('Знаменатель')];
  await numerators.nth(0).fill('3');
  await denominators.nth(0).fill('4');
  await numerators.nth(1).fill('1');
  await denominators.nth(1).fill('8');
  await expect(shares.getByText('Не хватает 1/8')).toBeVisible();
  await shares.getByRole('button', { name: /^Отдать: .*вместе$/ }).click();
  await expect(shares.getByText('7/8 + 1/8 = 1')).toBeVisible();
  await shares.getByLabel('Серия и номер').fill('II-МЮ 654321');
  await shares.getByLabel('Дата выдачи').fill('10.06.2015');
  await button(page, 'Сохранить доли').click();
  await expect(shares.getByText('Приложите скан или фото.')).toBeVisible();
  await shares.getByLabel('Где выдано').fill('Отдел ЗАГС Самарского района');
  // A press that comes while the scan is on its way is carried out when it is here.
  const press = Promise.withResolvers<void>();
  await page.route('**/api/upload', async (route) => {
    await press.promise;
    await route.continue();
  });
  await attach(shares);
  await button(page, 'Сохранить доли').click();
  press.resolve();
  await expect(page.getByText('Юрист проверяет документы', { exact: true })).toBeVisible();

  const calls = await openCalls('cabinet', buyer.phone);
  const { id: deal } = await calls.get<DealView>(`/api/deals/${estate}`);
  const { members } = await calls.get<MembersView>(`/api/deals/${estate}/members`);
  const lawyer = await openCalls('office', 'lawyer@demo.test');
  const note = 'Снимите без блика';
  for (const { id, kind } of members) {
    const findings = kind === 'child' ? [{ field: 'certificate', reason: 'unreadable', note }] : [];
    await decideOn(lawyer, deal ?? '', id, findings);
  }
  const returned = page.getByRole('group', { name: /Соня/ });
  await expect(returned.getByText(/Свидетельство о рождении: не читается/)).toBeVisible();
  await expect(papers.getByLabel('Серия и номер свидетельства')).toHaveValue('IV-ЕР 123456');
  await papers.getByRole('checkbox', { name: /^Даю\sсогласие/ }).check();
  await button(page, /^Отправить исправленное: Соня/).click();
  await expect(returned.getByText('Отправлено юристу')).toBeVisible();
  const sonya = members.find(({ kind }) => kind === 'child');
  await decideOn(lawyer, deal ?? '', sonya?.id ?? '');
  await expect(page.getByRole('link', { name: 'Проверить итог' }).filter({ visible: true })).toBeVisible();
  await expect(other.getByText('Документы участников приняты.')).toBeVisible();
  await expect(other.getByText(/собственность\sдолевая\s·\s3\sучастника/)).toBeVisible();

  await page.getByRole('link', { name: 'Проверить итог' }).filter({ visible: true }).click();
  await expect(page.getByText('Дольщик · доля 7/8 вместе с супругом')).toHaveCount(2);
  await expect(page.getByText('Дольщик · ребёнок · доля 1/8')).toBeVisible();
  await page.goto(`/deals/${estate}/view`);
  await expect(page.getByText('Дольщик · ребёнок · доля 1/8')).toBeVisible();
  await page.getByRole('link', { name: 'Участники и доли' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Участники и доли' })).toBeVisible();
  await other.context().close();
});
