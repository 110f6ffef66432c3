import type { BrowserContext } from '@playwright/test';
import { demoPassword } from './bench-house.ts';

/** The phone of a demo buyer whom no other bench signs in. */
const visitor = '79000000012';

/** Signs that buyer in by the calls of the sign-in page. */
export async function enter(browser: BrowserContext, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.evaluate(
    async ({ phone, password }) => {
      await fetch('/api/session/init?t=1');
      const csrf = /novosel_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(csrf) },
        body: JSON.stringify({ type: 'phone', phone, password }),
      });
      const { result } = (await answer.json()) as { result: boolean };
      if (!result) throw new Error(`sign-in: ${answer.status}`);
    },
    { phone: visitor, password: demoPassword },
  );
  await page.close();
}
