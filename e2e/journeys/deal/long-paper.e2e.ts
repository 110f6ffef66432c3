// Features: contract, signatures.

import { expect, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { agreeToContract, awaitContract, lengthen, sendContract } from '../../steps/deals/contract.ts';
import { haveCertificate } from '../../steps/people/certificate.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signIn } from '../../steps/people/sign-in.ts';

test('[S2.3-10] on a phone the act of signing is in sight on every page of a paper of 80 pages', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const [buyer, estate] = await Promise.all([
    makeBuyer({ surname: ownSurname('Долгочитаева') }),
    pickEstate(),
  ]);
  await awaitContract(buyer, estate);
  await sendContract(buyer, estate);
  await lengthen(buyer);
  await agreeToContract(buyer, estate);
  await haveCertificate(buyer);
  await signIn(page, buyer.phone, `/deals/${estate}/sign`);

  const sheet = page.getByRole('region', { name: /^Страница \d+ из \d+/ });
  const act = page.getByRole('button', { name: 'Подписать в приложении' }).filter({ visible: true });
  await expect(sheet).toBeVisible();
  const pages = page.getByRole('combobox', { name: 'К странице' });
  const many = await pages.getByRole('option').count();
  expect(many).toBeGreaterThanOrEqual(80);
  for (const at of [1, Math.floor(many / 2), many]) {
    await pages.selectOption(String(at));
    await expect(sheet).toHaveAccessibleName(`Страница ${at} из ${many}`);
    await sheet.scrollIntoViewIfNeeded();
    await expect(act).toBeInViewport({ ratio: 1 });
  }
  // It says what is lacking, and leads there.
  await act.click({ force: true });
  await expect(page.getByRole('checkbox', { name: 'Договор прочитан, согласие с ним есть' })).toBeFocused();
  await page.keyboard.press('Space');
  await act.click();
  await expect(page.getByRole('region', { name: 'Подтвердите в приложении', exact: true })).toBeVisible();
});
