import { test } from '@playwright/test';
import { sql } from './stage/database.ts';
import { signIn } from './steps/people/sign-in.ts';
const out = process.env.OUT ?? '/tmp/w/hCtools/shots';
test('look', async ({ page }) => {
  test.setTimeout(120000);
  page.on('console', (m) => { if (m.type() === 'error' || m.type()==='warning') console.log('CONSOLE', m.text().slice(0, 300)); });
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message, e.stack?.slice(0,500)));
  await signIn(page, '79000000016');
  const [d] = await sql<{ estate_id: number }>(`select estate_id from deal_members m join users u on u.id = m.user_id where u.phone = '79000000016'`);
  await page.goto(`/deals/${d?.estate_id}/members`);
  await page.waitForTimeout(2500);
  for (const [w, h] of [[1440, 900], [768, 1024], [390, 844]] as const) {
    await page.setViewportSize({ width: w, height: h });
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${out}/m16-${w}.png`, fullPage: true });
  }
});
