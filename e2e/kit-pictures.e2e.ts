import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { paint } from './register.ts';
import { inWholeBrowser } from './stage/browsers.ts';
import { openElements } from './steps/elements.ts';

const browserOfPictures = path.join(import.meta.dirname, 'kit-pictures/browser.txt');

test.skip(({ isMobile }) => isMobile, 'the page of elements is for a wide screen');
test.use({
  ...inWholeBrowser,
  // Tall enough for any chapter: a picture is then of the page as it stands, not of one that was scrolled.
  viewport: { width: 1440, height: 3200 },
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(({ browser }, { config }) => {
  const here = browser.version();
  if (config.updateSnapshots === 'all') {
    fs.mkdirSync(path.dirname(browserOfPictures), { recursive: true });
    fs.writeFileSync(browserOfPictures, `${here}\n`);
    return;
  }
  const painted = fs.readFileSync(browserOfPictures, 'utf8').trim();
  // Another browser draws the same letters by other points: its pictures are taken anew, `npm run kit:pictures`.
  test.skip(painted !== here, `the pictures are of ${painted}, this is ${here}`);
});

for (const theme of ['light', 'dark'] as const) {
  test(`each chapter of the kit looks as it did, ${theme}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+03:00'));
    await openElements(page);
    await paint(page, theme);
    const chapters = await page.locator('main section[id]').all();
    expect(chapters.length).toBeGreaterThan(20);
    for (const one of chapters) {
      const name = `${await one.getAttribute('id')}-${theme}.png`;
      await expect.soft(one).toHaveScreenshot(name, { maxDiffPixelRatio: 0.0005 });
    }
  });
}
