// Features: elements.
// Widths: wide, what is shown is the same texts, and no window is in the way.
import { expect, type Locator, test } from '@playwright/test';
import { makeBuyer } from '../../stage/people.ts';
import { refuse } from '../../steps/browser/refuse.ts';
import { chooseSubject, letterIn, picture, subjects } from '../../steps/deals/feedback.ts';
import { hostileErrors } from '../../steps/hostile/hostile-errors.ts';
import { bare, watchScripts } from '../../steps/hostile/script-watch.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const allowed = { P: [], B: [], BR: [], A: ['href', 'rel'] } as Readonly<Record<string, readonly string[]>>;

const heard = ['mouseover', 'focus', 'load', 'error', 'toggle', 'begin'];

/**
 * Collects the elements of a place.
 * @returns the elements and attributes that the allow-list does not contain
 */
const strangersIn = (place: Locator) =>
  place.evaluate(
    (root, list) =>
      [...root.querySelectorAll('*')].flatMap((element) => {
        const own = list[element.tagName];
        if (!own) return [element.outerHTML];
        const href = element.getAttribute('href');
        const foreign = element.getAttributeNames().filter((name) => !own.includes(name));
        return foreign.length > 0 || (href !== null && !/^https:\/\//i.test(href)) ? [element.outerHTML] : [];
      }),
    allowed,
  );

for (const bypassCSP of [false, true]) {
  test(`[S5-41] [promise 25] of 200 hostile error texts only b, br and a to https are markup, ${bypassCSP ? 'without' : 'with'} the policy`, async ({
    browser,
    contextOptions,
  }) => {
    test.slow();
    const context = await browser.newContext({ ...contextOptions, bypassCSP });
    const seen = await watchScripts(context);
    const page = await context.newPage();
    const buyer = await makeBuyer();
    await signIn(page, buyer.phone, '/feedback/create');

    // Refusals of files are the only place that accepts the server's markup.
    for (const message of hostileErrors)
      await refuse(page, '**/api/upload', { code: 'UPLOAD_TYPE', message, times: 1 });
    const { files, message, send } = letterIn(page);
    await files.setInputFiles(hostileErrors.map((_, place) => picture(`план-${place}.png`)));
    const refusals = page.getByRole('alert').filter({ hasText: 'Образец 1.' });
    await expect(refusals.getByText(/^Образец \d+\./)).toHaveCount(hostileErrors.length);
    expect(await strangersIn(refusals)).toEqual([]);
    for (const mark of ['b', 'br', 'a[href^="https://" i]'])
      expect(await refusals.locator(mark).count()).toBeGreaterThan(0);
    await bare(page);

    // All other refusals are plain text, whatever they contain.
    await refuse(page, '**/api/feedback', {
      code: 'VALIDATION',
      message: hostileErrors.join(' '),
      errors: { message: hostileErrors, subject: hostileErrors.slice(0, 20) },
    });
    await chooseSubject(page, page, subjects[0] ?? '');
    await message.fill('Когда придут ключи?');
    await send.click();
    await expect(page.getByText(hostileErrors[0] ?? '').first()).toBeVisible();
    await bare(page);

    // Nothing is latent: no handler in an attribute of the payloads reacts to these events.
    await refusals.locator('*').evaluateAll((all, kinds) => {
      for (const element of all) for (const kind of kinds) element.dispatchEvent(new Event(kind));
    }, heard);
    // The parser itself, in a document that is never shown, reports blocked styles, bases and (since Chromium
    // 156) handlers. That none of them runs is shown by the absence of dialogs, also without the policy.
    const tried = seen.violations.filter((what) => !/^(style-src|base-uri|script-src-attr)/.test(what));
    expect([seen.dialogs, tried]).toEqual([[], []]);
    await context.close();
  });
}
