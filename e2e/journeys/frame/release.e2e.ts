// Features: catalogue.
import { expect, type Page, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { untilPageKept } from '../../steps/browser/kept-cabinet.ts';
import { type ReleaseFront, startReleaseFront } from '../../steps/browser/release-front.ts';
import { acceptTerms, atScreen } from '../../steps/deals/booking.ts';
import { enterPhone } from '../../steps/people/sign-in.ts';

let front: ReleaseFront;
test.beforeEach(async () => {
  front = await startReleaseFront();
});
test.afterEach(() => front.close());

const issuer = (page: Page) => page.getByLabel('Кем выдан');
const half = 'Отделом УФМС России по Архангельской';
const nextRelease = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src*="-next.js"]') !== null);

/**
 * Opens a tab of the present release with a half-typed passport. @returns documents that it loads from then
 * on
 */
async function halfFilled(page: Page): Promise<string[]> {
  const [{ phone }, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await page.goto(`${front.address}/booking/${estate}`);
  await enterPhone(page, phone);
  await atScreen(page, estate, 'start');
  await acceptTerms(page);
  await atScreen(page, estate, 'passport');
  await issuer(page).fill(half);
  expect(await nextRelease(page)).toBe(false);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Goes to a page whose code has not been loaded yet; the link is on a phone, too. */
const toEstate = (page: Page) => page.getByRole('link', { name: /^К странице / }).click();
const atEstate = async (page: Page) => {
  await page.waitForURL('**/estates/*');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Введите паспорт');
  await expect(page.getByRole('main').getByText(/м²/).first()).toBeVisible();
};

test('[S4.10-08, S4.10-09] after a release a tab that misses its files reloads once, and what was typed stays', async ({
  page,
}) => {
  const documents = await halfFilled(page);
  const place = new URL(page.url()).pathname;
  front.deploy();
  await toEstate(page);
  await expect.poll(() => nextRelease(page).catch(() => false)).toBe(true);
  expect(documents).toHaveLength(1);
  await page.goto(front.address + place);
  await expect(issuer(page)).toHaveValue(half);
  await toEstate(page);
  await atEstate(page);
  // One reload for the missing file, one of this journey: going on causes no more.
  expect(documents).toHaveLength(2);
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the next release takes over, the tab stays with its form, and the next page is a document of the new one', async ({
    page,
  }) => {
    await page.clock.install();
    const documents = await halfFilled(page);
    await untilPageKept(page);
    const place = page.url();
    front.deploy();
    await page.evaluate(async () => {
      const taken = new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      );
      await (await navigator.serviceWorker.ready).update();
      await taken;
    });
    await expect(issuer(page)).toHaveValue(half);
    expect(documents).toEqual([]);
    await toEstate(page);
    await atEstate(page);
    expect(documents).toEqual([new URL(page.url()).pathname]);
    expect(await nextRelease(page)).toBe(true);
    await page.goto(place);
    await expect(issuer(page)).toHaveValue(half);
  });
});
