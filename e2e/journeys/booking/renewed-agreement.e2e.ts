// Features: booking, passports.
import { expect, test } from '@playwright/test';
import { makeBuyer, passCodePause, pickEstate } from '../../stage/people.ts';
import { atScreen, button, correctPassport, sign } from '../../steps/deals/booking.ts';
import { reach } from '../../steps/deals/states.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const hash = /^[0-9a-f]{64}$/;

test('[promise 44] a passport corrected while the agreement waits: the page shows the new one, and that is signed', async ({
  page,
}) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'sign');
  const code = page.locator('code', { hasText: hash });
  const before = (await code.textContent()) ?? hash;
  await page.getByLabel('Соглашение прочитано, условия принимаю').check();
  await button(page, 'Получить код').click();
  await expect(page.getByLabel(/Код/)).toBeVisible();

  await correctPassport(page, 'г. Мезень');
  const told = page.getByText('Соглашение составлено заново');
  await expect(told).toBeVisible();
  await expect(code).toHaveText(hash);
  await expect(code).not.toHaveText(before);
  // The consent and the code belonged to the former agreement.
  await expect(page.getByLabel('Соглашение прочитано, условия принимаю')).not.toBeChecked();
  await expect(page.getByLabel(/Код/)).toBeHidden();
  await page.reload();
  await expect(told).toBeVisible();

  await passCodePause(buyer);
  await sign(page, buyer);
  await atScreen(page, estate, 'payment');
});
