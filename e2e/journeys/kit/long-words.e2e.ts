// Features: deals, booking, catalogue, profile, feedback, services, requests, slips, queue, deal, people.
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { openSession } from '../../stage/people.ts';
import { chatOf, openChatHere } from '../../steps/deals/chat.ts';
import { writeMortgage, writeSchedule } from '../../steps/hostile/long-deal.ts';
import { keptWord, longWord } from '../../steps/hostile/long-people.ts';
import { replaceWords } from '../../steps/hostile/replace-words.ts';
import { type Written, writeEverywhere } from '../../steps/hostile/write-long-words.ts';
import { lacksLongWords } from '../../steps/looks/entered-columns.ts';
import { tooWide } from '../../steps/looks/too-wide.ts';
import { atDesk, signIn } from '../../steps/people/sign-in.ts';
import { visit } from '../../steps/people/visit.ts';

let written: Written;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  written = await writeEverywhere();
});
test.afterAll(() => written.takeOff());

/** Matches any of these texts, which have the same beginning. */
const word = longWord(11);

async function fits(page: Page, where: string, part: Locator = page.locator('main')): Promise<void> {
  await expect.soft(part.getByText(word).first(), `${where} shows such a text`).toBeAttached();
  await expect(page.locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0);
  expect.soft(await tooWide(page), where).toEqual([]);
}

async function visitAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, path);
    await fits(page, path);
  }
}

async function opened(context: BrowserContext): Promise<Page> {
  await replaceWords(context, keptWord);
  return context.newPage();
}

test('makes no page of the cabinet wider than a phone', async ({ context }) => {
  test.setTimeout(180_000);
  const { buyer, deal, set, slips, feedback, draft, request, notification } = written;
  const page = await opened(context);
  await signIn(page, buyer.phone);
  await visitAll(page, [
    '/dashboard',
    `/deals/${deal.estate}/view`,
    `/deals/${deal.estate}/booking/success`,
    `/deals/${deal.offered}/booking/resign`,
    `/deals/${deal.signing}/booking/sign`,
    `/deals/${deal.signing}/booking/passport`,
    `/deals/${deal.ended}/booking/canceled`,
    '/deals',
    '/favorites',
    `/sets/${set}`,
    '/comparison',
    '/viewed',
    '/notifications',
    `/notifications/${notification}`,
    '/profile',
    '/feedback/all',
    `/feedback/view/${feedback}`,
    `/feedback/create/${draft}`,
    `/services/insurance/request/${request}`,
    '/bonus',
    '/bonus/recommend',
    '/discounts',
    '/estates',
    `/estates/${deal.estate}`,
    '/complexes/1',
    '/buildings/1',
    ...slips,
  ]);
  await visit(page, '/dashboard');
  await openChatHere(page);
  await fits(page, 'the chat', chatOf(page));
});

test('is cut in the menu of a wide screen, and whole behind it', async ({ browser, contextOptions }) => {
  const context = await browser.newContext({ ...contextOptions, ...atDesk, baseURL: addresses.cabinet });
  const page = await context.newPage();
  await signIn(page, written.buyer.phone);
  await fits(page, '/dashboard');
  const menu = page.getByRole('button', { name: `Меню пользователя: ${longWord(100)}` });
  expect((await menu.boundingBox())?.width).toBeLessThan(300);
  await menu.click();
  await expect(page.getByText(`${longWord(100)} ${longWord(100)}`).last()).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
  await context.close();
});

test('fits into what a trusted friend reads', async ({ context }) => {
  const { friend, deal, delegation, invitation } = written;
  const page = await opened(context);
  await signIn(page, friend.phone);
  await visitAll(page, [
    '/dashboard',
    '/profile',
    '/favorites',
    `/favorites/invitation/${invitation}`,
    `/trusted/${delegation}/deals/${deal.estate}`,
  ]);
});

test('makes no page of the desk wider than its window', async ({ browser, contextOptions }) => {
  test.setTimeout(180_000);
  const { buyer, deal, staff, feedback, request, batch, power, site } = written;
  const context = await browser.newContext({ ...contextOptions, ...atDesk });
  await context.addCookies([...(await openSession('office', staff.email)).cookies]);
  const page = await opened(context);
  const paths = [
    '/',
    `/deals/${deal.booking}`,
    `/deals/${deal.offeredBooking}`,
    `/deals/${deal.endedBooking}`,
    `/people?text=${buyer.phone}`,
    `/people/${buyer.id}`,
    '/audit',
    '/feedback?state=answered',
    `/feedback/${feedback}?state=answered`,
    '/services?tab=buyer',
    `/services/${request}`,
    '/catalogue/imports',
    `/catalogue/imports/${batch}`,
    '/catalogue/prices',
    '/catalogue/promises?building=1',
    '/catalogue/news',
    '/catalogue/sets',
    `/chats/to/${buyer.id}`,
    '/passports',
    `/passports/${buyer.id}`,
    `/passports/powers/${power}`,
    '/transfers',
    '/slips',
    '/sites',
    `/sites/${site}`,
    '/staff',
    `/staff/${staff.id}`,
  ];
  await visitAll(
    page,
    paths.map((path) => addresses.office + path),
  );
  await context.close();
});

test('fits into an application for a mortgage and payments by schedule', async ({ page }) => {
  const { buyer, deal, staff } = written;
  await writeMortgage(deal, staff);
  await signIn(page, buyer.phone, '/mortgage');
  await page.getByRole('button', { name: 'Моя анкета' }).click();
  await fits(page, 'the application', page.getByRole('dialog'));
  await writeSchedule(deal, staff);
  await visitAll(page, [`/deals/${deal.estate}/view`]);
  // A deal that has gone on has no visit any more.
  const lacking = (await lacksLongWords()).filter((column) => written.lacking.includes(column));
  expect(lacking, 'every column that people write held such a text').toEqual([]);
});
