// Features: catalogue, booking, chat.
// Widths: wide, what is shown is the same texts, and no window is in the way.

import { scriptPayloads } from '@novosel/testing/hostile/script-payloads.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { type Buyer, makeBuyer, pickEstate } from '../../stage/people.ts';
import { passportPicture } from '../../steps/browser/passport-picture.ts';
import { chatOf, keepConversation, openChatHere } from '../../steps/deals/chat.ts';
import { reach } from '../../steps/deals/states.ts';
import { bare, watchScripts } from '../../steps/hostile/script-watch.ts';
import {
  payloadLines,
  writeAudit,
  writeFeedback,
  writeImport,
  writeNews,
  writeNote,
  writeNotifications,
  writePricePlan,
  writeReason,
  writeSet,
} from '../../steps/hostile/write-payloads.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The payloads that a place does not show exactly as they were written. */
async function lostIn(place: Locator): Promise<string[]> {
  const shown = flat((await place.textContent()) ?? '');
  return scriptPayloads.filter((payload) => !shown.includes(flat(payload)));
}

/** Waits until a place shows every payload as text. */
async function showsAll(page: Page, place = page.locator('main')): Promise<void> {
  await expect(async () => expect([page.url(), await lostIn(place)]).toEqual([page.url(), []])).toPass({
    timeout: 20_000,
  });
  await bare(page);
}

async function opens(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await showsAll(page);
  }
}

const named = (payloads: readonly string[], ending: string, buffer: Buffer) =>
  payloads.map((payload) => ({ name: payload + ending, mimeType: 'image/png', buffer }));

/** Names of files: refused by the page, refused by the server, accepted. */
async function uploads(page: Page): Promise<void> {
  const field = page.locator('input[type=file]');
  await field.setInputFiles(named(scriptPayloads, '.exe', Buffer.from('')));
  await showsAll(page);
  const whole = scriptPayloads.filter((payload) => !payload.includes('/'));
  await field.setInputFiles(named(whole.slice(0, 40), '.png', Buffer.from('no picture')));
  await expect(page.getByText(/не может быть загружен/).first()).toBeVisible();
  await bare(page);
  await field.setInputFiles(named(whole.slice(-1), '.png', passportPicture));
  await expect(page.getByRole('button', { name: /^(Убрать|Удалить)/ })).toBeVisible();
  await bare(page);
}

/**
 * Texts that one side writes and the other reads: letters, the chat, notes, sets of estates, reasons, news,
 * files of prices.
 */
async function readsOfBuyer(page: Page, { id }: Buyer, estate: number): Promise<string> {
  const feedback = await writeFeedback(id);
  const [noted, set] = await Promise.all([pickEstate(), writeSet(estate)]);
  await writeNote(id, noted);
  const booking = await writeReason(estate);
  await opens(page, [`/feedback/view/${feedback}`, '/favorites', `/sets/${set}`, `/deals/${estate}/view`]);
  await openChatHere(page);
  await showsAll(page, chatOf(page));
  await writeAudit();
  return `/deals/${booking}`;
}

/** Cleans up content that everybody would see, even after a failure. */
const takeOff: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const take of takeOff.splice(0)) await take();
});

for (const bypassCSP of [false, true]) {
  test(`[promise 25] 200 texts that want to be script stay texts in the cabinet and at the desk, ${bypassCSP ? 'without' : 'with'} the policy`, async ({
    browser,
    contextOptions,
  }) => {
    // 200 texts on every screen take longer to read than a usual journey.
    test.setTimeout(180_000);
    const context = await browser.newContext({ ...contextOptions, bypassCSP });
    const seen = await watchScripts(context);
    const page = await context.newPage();
    const [surname, name] = ['<img src=x onerror=alert(1)>', '"><svg onload=alert(2)>'];
    const [buyer, estate] = await Promise.all([makeBuyer({ surname, name }), pickEstate()]);
    await writeNotifications(buyer.id);
    await keepConversation(buyer, {
      lines: payloadLines.map((line, place) => [place % 2 ? 'staff' : 'buyer', line]),
      began: '1 hour',
      waits: '1 minute',
    });

    await signIn(page, buyer.phone);
    await bare(page);
    await opens(page, ['/notifications']);
    await reach(page, buyer, estate, 'passport');
    await uploads(page);
    const deal = await readsOfBuyer(page, buyer, estate);

    await signInStaff(page, 'admin');
    await page.goto(addresses.office + deal);
    await expect(page.getByRole('heading', { name: /onerror/ })).toBeVisible();
    await bare(page);
    takeOff.push(await writeNews());
    takeOff.push(await writePricePlan(await pickEstate()));
    const told = ['/catalogue/news', `/catalogue/imports/${await writeImport()}`, '/catalogue/prices'];
    for (const path of [...told, deal, '/catalogue/sets', '/audit'])
      await opens(page, [addresses.office + path]);
    await page.goto(`${addresses.office}/feedback?state=answered`);
    await page
      .getByRole('link', { name: /onerror/ })
      .first()
      .click();
    await showsAll(page);
    await signInStaff(page, 'support');
    await page.goto(`${addresses.office}/chats`);
    await page
      .getByRole('link', { name: /onerror/ })
      .first()
      .click();
    await showsAll(page);
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
    // Shows that the watch notices a real script, which otherwise the policy alone might have blocked.
    await expect
      .poll(() => (bypassCSP ? seen.dialogs : seen.violations.map((what) => what.split(' ')[0])))
      .toEqual([bypassCSP ? 'planted' : 'require-trusted-types-for']);
    await context.close();
  });
}
