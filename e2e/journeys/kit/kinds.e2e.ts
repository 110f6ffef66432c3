// Features: booking, deals, catalogue.
import { expect, type Page, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { makeBuyer } from '../../stage/people.ts';
import { takeEstate } from '../../stage/take-once.ts';
import { lead } from '../../steps/deals/states.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const storage = 17;

/** A storage room for sale that no other journey uses. */
async function pickStorage(): Promise<number> {
  const free = await sql<{ id: number }>(
    `select id from estates e where kind = $1 and status = 3
       and not exists (select from bookings b where b.estate_id = e.id) order by random()`,
    [storage],
  );
  const own = takeEstate(free);
  if (!own) throw new Error('no storage room is for sale');
  return own.id;
}

const otherKinds = /(?<![а-яё-])(?:квартир|апартамент|помещени|машино-мест|объект)[а-яё]*/gi;

/** Words for other kinds in the content of a page. */
const otherWords = async (page: Page): Promise<string[]> => {
  // The placeholder has a heading and names no estate.
  await expect(page.locator('main')).toContainText(/кладов/i);
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is told to nobody
  const said = await page.locator('main').innerText();
  return said.match(otherKinds) ?? [];
};

test('a storage room is called so from its page to its deal, and nothing is said of a flat', async ({
  page,
}) => {
  const [buyer, estate] = [await makeBuyer(), await pickStorage()];
  await signIn(page, buyer.phone, `/estates/${estate}`);
  expect(await otherWords(page)).toEqual([]);
  await page.goto(`/deals/${estate}/booking/start`);
  expect(await otherWords(page)).toEqual([]);
  await lead(buyer, estate, 'payment');
  await page.goto(`/deals/${estate}/booking/payment`);
  expect(await otherWords(page)).toEqual([]);
  await lead(buyer, estate, 'success');
  for (const address of [`/deals/${estate}/booking/success`, `/deals/${estate}/view`, '/deals']) {
    await page.goto(address);
    expect(await otherWords(page), address).toEqual([]);
  }
});
