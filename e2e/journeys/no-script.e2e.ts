import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../stage/addresses.ts';
import { sql } from '../stage/database.ts';
import { makeBuyer, pickEstate } from '../stage/people.ts';
import { begin } from '../steps/booking.ts';
import { scriptPayloads } from '../steps/script-payloads.ts';
import { bare, watchScripts } from '../steps/script-watch.ts';
import { signIn, signInStaff } from '../steps/sign-in.ts';

test.skip(({ isMobile }) => isMobile, 'what is shown is the same texts');

async function writePayloads(userId: number): Promise<void> {
  await sql(
    `insert into notifications (user_id, fact, title, text, tags, link, at, is_new, is_archive)
     select $1, 'payload:' || place, payload, payload, array[payload], null, now(), true, false
     from unnest($2::text[]) with ordinality as given (payload, place)`,
    [userId, scriptPayloads],
  );
}

/** News with all of them, as the desk would write them. @returns how to take them off the pages */
async function writeNews(): Promise<() => Promise<unknown>> {
  const id = randomUUID();
  await sql(
    `insert into site_news (id, complex_id, happened_on, title, text, staff_id, created_at)
     select $1, complex.id, current_date, $2, $2, users.id, now()
     from (select max(id) as id from complexes) complex, users where email = 'admin@demo.test'`,
    [id, scriptPayloads.join(' ')],
  );
  return () => sql('update site_news set withdrawn_at = now() where id = $1', [id]);
}

/** A file of prices in whose name and lines they stand. @returns its id */
async function writeImport(): Promise<string> {
  const id = randomUUID();
  await sql(
    `insert into import_batches (id, staff_id, file_name, sha256, state, created_at, lines, changed, created, wrong)
     select $1, id, $2, '', 'checked', now(), $3, 0, 0, $3 from users where email = 'admin@demo.test'`,
    [id, scriptPayloads.slice(0, 20).join(' '), linesOfImport],
  );
  await sql(
    `insert into import_lines (batch_id, line, title, what, changes, problems, applied)
     select $1, place, title, 'wrong', '[]', '[]', false
     from unnest($2::text[]) with ordinality as given (title, place)`,
    [id, tens],
  );
  return id;
}

const linesOfImport = 20;
const inLine = scriptPayloads.length / linesOfImport;
const tens = Array.from({ length: linesOfImport }, (_, line) =>
  scriptPayloads.slice(line * inLine, (line + 1) * inLine).join(' '),
);

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The payloads that the page does not show as they were written. */
async function lostOn(page: Page): Promise<string[]> {
  const shown = flat((await page.locator('main').textContent()) ?? '');
  return scriptPayloads.filter((payload) => !shown.includes(flat(payload)));
}

for (const bypassCSP of [false, true]) {
  test(`[promise 25] 200 texts that want to be script stay texts in the cabinet and at the desk, ${bypassCSP ? 'without' : 'with'} the policy`, async ({
    browser,
    contextOptions,
  }) => {
    // 200 texts on every screen: reading them takes longer than a journey does.
    test.setTimeout(180_000);
    const context = await browser.newContext({ ...contextOptions, bypassCSP });
    const seen = await watchScripts(context);
    const page = await context.newPage();
    const [surname, name] = ['<img src=x onerror=alert(1)>', '"><svg onload=alert(2)>'];
    const [buyer, estate] = await Promise.all([makeBuyer({ surname, name }), pickEstate()]);
    await writePayloads(buyer.id);

    await signIn(page, buyer.phone);
    await bare(page);
    await page.goto('/notifications');
    await expect(page.getByText(scriptPayloads[0] ?? '').first()).toBeVisible();
    expect(await lostOn(page)).toEqual([]);
    await bare(page);

    await begin(page, estate);
    const files = scriptPayloads
      .filter((payload) => !payload.includes('/'))
      .map((payload) => ({
        name: `${payload}.png`,
        mimeType: 'image/png',
        buffer: Buffer.from('no picture'),
      }));
    await page.locator('input[type=file]').setInputFiles(files.slice(0, 40));
    await expect(page.getByText(/не может быть загружен/).first()).toBeVisible();
    await bare(page);

    await signInStaff(page, 'admin');
    await page
      .getByRole('link', { name: /onerror/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: /onerror/ })).toBeVisible();
    await bare(page);
    const takeOff = await writeNews();
    for (const path of ['/catalogue/news', `/catalogue/imports/${await writeImport()}`]) {
      await page.goto(`${addresses.office}${path}`);
      await expect(page.getByText(scriptPayloads[0] ?? '').first()).toBeVisible();
      expect([path, await lostOn(page)]).toEqual([path, []]);
      await bare(page);
    }
    await takeOff();
    await page.goto(addresses.outside);
    await bare(page);

    expect(seen).toEqual({ dialogs: [], violations: [] });

    await page.goto('/');
    const planting = page.evaluate(() => {
      const planted = document.createElement('img');
      planted.setAttribute('onerror', 'alert("planted")');
      planted.src = '/absent.png';
      document.body.append(planted);
    });
    if (bypassCSP) await planting;
    else await expect(planting).rejects.toThrow('TrustedScript');
    // What watches sees a script that is really there; the policy alone would have stopped it.
    await expect
      .poll(() => (bypassCSP ? seen.dialogs : seen.violations.map((what) => what.split(' ')[0])))
      .toEqual([bypassCSP ? 'planted' : 'require-trusted-types-for']);
    await context.close();
  });
}
