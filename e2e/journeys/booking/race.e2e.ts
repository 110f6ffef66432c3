// Features: booking.
import { expect, type Page, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { atScreen, button } from '../../steps/deals/booking.ts';
import { signIn } from '../../steps/people/sign-in.ts';

test('[S1-04, S2.3-24] two buyers press at once: one has the flat, the other learns of it and loses nothing', async ({
  page,
  browser,
  contextOptions,
}) => {
  const estate = await pickEstate();
  const rivals = await browser.newContext(contextOptions);
  const rival = await rivals.newPage();
  const buyers: [Page, string][] = [
    [page, 'Анна'],
    [rival, 'Борис'],
  ];
  for (const [own, name] of buyers) {
    const { phone } = await makeBuyer({ name });
    await signIn(own, phone, `/booking/${estate}`);
    await atScreen(own, estate, 'start');
    await own.getByLabel('Принимаю условия бронирования').check();
  }
  await Promise.all(buyers.map(([own]) => button(own, 'Принять условия').click()));
  await Promise.all(
    buyers.map(([own]) =>
      expect(
        own.getByRole('heading', { level: 1, name: /[Пп]аспорт|Другой человек только что забронировал/ }),
      ).toBeVisible(),
    ),
  );
  const losers = buyers.map(([own]) => own).filter((own) => !own.url().endsWith('/booking/passport'));
  expect(losers).toHaveLength(1);
  for (const loser of losers) {
    await expect(loser.getByText('Вы ничего не подписали и не заплатили.')).toBeVisible();
    // The same estates that the page of the flat shows.
    const answer = await loser.request.get(`/api/catalogue/estates/${estate}/similar`);
    const { data } = (await answer.json()) as { data: { items: { id: number }[] } };
    const similar = loser.getByRole('region', { name: /[Пп]охож/ }).getByRole('listitem');
    await expect(similar).toHaveCount(4);
    const hrefs = await similar
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(data.items.slice(0, 4).map(({ id }) => `/estates/${id}`));
  }
  await rivals.close();
});
