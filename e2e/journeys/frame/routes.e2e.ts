// Features: catalogue, deals.
import { expect, type Page, test } from '@playwright/test';
import { layoutOf } from '../../../apps/cabinet/src/app/page-looks.ts';
import type { LayoutName } from '../../../apps/cabinet/src/shared/navigation/built-page.ts';
import { pageOf } from '../../../apps/cabinet/src/shared/navigation/page-of.ts';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { signIn } from '../../steps/people/sign-in.ts';
import { visit } from '../../steps/people/visit.ts';
import { guestRoutes, type Route, routes } from './routes.ts';

interface Visitor {
  readonly signedIn: boolean;
  /** Makes the address of a path of the table. */
  readonly address: (path: string) => string;
}

/**
 * Opens each route: three of a layout by a reload, the others inside the app, which takes a fifth of the
 * time.
 */
async function walk(page: Page, routes: readonly Route[], { signedIn, address }: Visitor): Promise<void> {
  const loads = new Map<LayoutName, number>();
  for (const { shows, path, leads = path } of routes) {
    const layout = layoutOf(pageOf(address(path)), signedIn);
    const before = loads.get(layout) ?? 0;
    loads.set(layout, before + 1);
    await test.step(`${shows} ${path}`, async () => {
      await (before < 3 ? page.goto(address(path)) : visit(page, address(path)));
      await page.waitForURL((url) => url.pathname === address(leads));
      // A page has one h1, and is neither the 404 page nor the error page.
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveText(/[а-яё]{3}/i);
      await expect(page.locator('h1')).not.toHaveText(/Такой страницы нет|недоступ|не загрузил/);
      expect(new URL(page.url()).pathname, 'it stays there').toBe(address(leads));
    });
  }
}

test('[S2.1-01, S2.1-14, S2.1-15, S2.1-16, S2.1-17, S2.1-34] pages of a guest open', async ({ page }) => {
  await walk(page, guestRoutes, { signedIn: false, address: (path) => path });
});

// The table of routes has the IDs of each step.
test('[S2.1-02, S2.1-03, S2.1-04, S2.1-05, S2.1-06, S2.1-07, S2.1-08, S2.1-09, S2.1-10, S2.1-11, S2.1-12, S2.1-13, S2.1-18, S2.1-19, S2.1-20, S2.1-21, S2.1-22, S2.1-23, S2.1-24, S2.1-25, S2.1-26, S2.1-27, S2.1-28, S2.1-29, S2.1-30, S2.1-31, S2.1-32, S2.1-33] [S2.2-01, S2.2-02, S2.2-03, S2.2-04, S2.2-05, S2.2-06, S2.2-07, S2.2-08, S2.2-09, S2.2-10, S2.2-11, S2.2-12, S2.2-13, S2.2-14, S2.2-17, S2.2-18, S2.2-19, S2.2-20, S2.2-21] [S2.3-02, S2.3-03, S2.3-04, S2.3-05, S2.3-06, S2.3-07, S2.3-08, S2.3-09, S2.3-10, S2.3-12, S2.3-13, S2.3-14, S2.3-15, S2.3-16, S2.3-21, S2.3-22, S2.3-27, S2.3-28, S2.3-29, S2.3-30, S2.3-31, S2.3-32, S2.3-33, S2.3-34, S2.3-35, S2.3-36] pages open for a signed-in person: top-level ones, with and without parameters, of a deal', async ({
  page,
}) => {
  test.slow();
  const [{ phone }, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, phone);
  await walk(page, routes, {
    signedIn: true,
    address: (path) => path.replace('{estate}', String(estate)),
  });
});

test('[S2.6-07, S2.6-08, S8-21] an unknown address: a guest signs in first, a signed-in person is told', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  await page.waitForURL((url) => url.pathname === '/auth');
  await signIn(page, (await makeBuyer()).phone);
  for (const path of ['/no-such-page', '/deals/abc', '/dashboard/more']) {
    await page.goto(path);
    await expect(page.getByText('This page could not be found')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'В личный кабинет' }).click();
  await page.waitForURL('**/dashboard');
});

test('[S2.5-32, S2.5-33, S2.5-34, S2.5-35] three pages are drawn for a width of 1240', async ({ page }) => {
  await signIn(page, (await makeBuyer()).phone);
  const viewport = page.locator('meta[name=viewport]');
  for (const path of ['/elements', '/screensharing', '/deals/7/completed']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(viewport).toHaveAttribute('content', 'width=1240');
  }
  await page
    .getByRole('link', { name: /Тихая гавань|кабинет/ })
    .first()
    .click();
  await expect(viewport).toHaveAttribute('content', /^width=device-width/);
});

test('[S2.1-37, S2.6-03, S2.6-04] Internet Explorer is told what to do', async ({ browser }) => {
  for (const userAgent of [
    'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)',
    'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko',
  ]) {
    const context = await browser.newContext({ userAgent });
    const page = await context.newPage();
    await page.goto('/dashboard');
    await page.waitForURL('**/not-supported.html');
    await context.close();
  }
});
