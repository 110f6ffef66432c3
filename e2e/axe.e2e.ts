// Widths: both, buyers are looked at on a phone, staff at their desk.
import { expect, type Page, test } from '@playwright/test';
import { looksOfScreens, pictureOf } from './register/looks.ts';
import type { Screen, Walk } from './register/walk.ts';
import { bringPictures, paint, setOut, settle, walks } from './register.ts';
import { isWhole, onlyPhone, onlyWide } from './stage/journey-files.ts';
import { patternOf } from './steps/browser/follow-links.ts';
import { findings } from './steps/looks/axe.ts';
import { beyondTheEnd } from './steps/looks/beyond-the-end.ts';
import { faintPairs } from './steps/looks/colour-pairs.ts';
import { loadAnew } from './steps/looks/full-load.ts';
import { machineText } from './steps/looks/machine-text.ts';
import { looksAsBefore, otherBrowser, takesAnew } from './steps/looks/pictures.ts';
import { unnamed } from './steps/looks/spoken-names.ts';
import { tooWide } from './steps/looks/too-wide.ts';
import { isRole } from './steps/people/sign-in.ts';

/**
 * Walks with another layout on a wide screen: at the gate the menu's row, in the whole run also columns, the
 * panel of filters, the board beside its preview.
 */
const wideToo = [
  'shell',
  ...(isWhole ? ['guest', 'booking', 'catalogue', 'choosing', 'deal-to-read', 'loyalty'] : []),
];

/** Walks whose pages are reloaded at the gate; the whole run reloads each page of every walk. */
const loadedAtGate = ['newcomer', 'booking', 'deal-to-read'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

test('steady screens can be compared: the browser is that of their pictures', ({ browser }, info) => {
  const why = otherBrowser('screen-pictures', browser, info);
  test.skip(why !== undefined, why);
});

/** Names of the walks that `npm test -- --touched` chose; all without it. */
const chosen = process.env.E2E_WALKS?.split(',');

for (const walk of walks.filter(({ name }) => chosen?.includes(name) ?? true)) {
  // axe is the slowest part of all tests: buyers' screens are checked on a phone, those of staff on a wide
  // screen.
  const isOfDesk = typeof walk.as === 'string' && isRole(walk.as);
  const atBoth = wideToo.includes(walk.name);
  const tag = atBoth ? [] : [isOfDesk ? onlyWide : onlyPhone];
  test.describe(walk.name, { tag }, () => {
    test.use({ serviceWorkers: walk.worker ? 'allow' : 'block' });

    test('axe finds nothing, everything has a spoken name, fits its window and is written for people', async ({
      page,
      browser,
    }, info) => {
      test.setTimeout(isWhole ? 900_000 : 300_000);
      const taking = takesAnew(info);
      test.skip(taking && !walk.screens.some(({ steady }) => steady), 'nothing here is steady');
      const comparing = otherBrowser('screen-pictures', browser, info) === undefined;
      // `loadAnew` tries every width by itself, so a walk at both widths calls it at one.
      const isSecond = atBoth && isWhole && info.project.name === 'desktop';
      const isLoaded = (isWhole || loadedAtGate.includes(walk.name)) && mayLoad(walk) && !isSecond;
      const loaded = new Set<string>();
      const walker = await setOut(page, walk);
      for (const screen of walk.screens) {
        await test.step(screen.name, async () => {
          await screen.reach(walker);
          await settle(page, screen);
          if (screen.steady && comparing) await compare(page, screen, atBoth);
          if (taking) return;
          expect.soft(await unnamed(page), screen.name).toEqual([]);
          expect.soft(await tooWide(page), `${screen.name}: no screen is wider than its window`).toEqual([]);
          if (isOfDesk)
            expect.soft(await beyondTheEnd(page), `${screen.name}: ends where it ends`).toBeLessThan(2);
          const address = patternOf(new URL(page.url()));
          if (isLoaded && !screen.endsWhenLeft && !loaded.has(address)) {
            loaded.add(address);
            expect.soft(await loadAnew(page), `${screen.name}, loaded`).toEqual([]);
          }
          expect.soft(await machineText(page), `${screen.name}: words and figures for people`).toEqual([]);
          await paint(page, 'dark');
          // A theme changes only colours.
          expect.soft(await faintPairs(page, screen.within), `${screen.name}, dark`).toEqual([]);
          if (isWhole) {
            const found = await findings(page, { rules: 'colours', within: screen.within });
            expect.soft(found, `${screen.name}, dark, by axe`).toEqual([]);
          }
          await paint(page, 'light');
          expect.soft(await findings(page, { within: screen.within }), `${screen.name}, light`).toEqual([]);
        });
      }
    });
  });
}

/** A service worker would answer instead of a late call; the kit shows components that wait for ever. */
const mayLoad = ({ worker, features }: Walk): boolean => !worker && features[0] !== 'elements';

/**
 * Compares a screen with its pictures; a walk at one width only resizes the window for the other one's
 * picture.
 */
async function compare(page: Page, screen: Screen, atBoth: boolean): Promise<void> {
  const opened = page.viewportSize();
  // Something else may now be under the pointer, where the walk has pressed.
  await page.mouse.move(0, 0);
  for (const look of looksOfScreens) {
    const { width, height, theme } = look;
    if (atBoth && width !== opened?.width) continue;
    await page.setViewportSize({ width, height });
    await paint(page, theme);
    // Content that only this width shows may make calls of its own.
    await settle(page, screen);
    await bringPictures(page);
    await looksAsBefore(page, 'screen-pictures', pictureOf(screen.name, look));
  }
  if (opened) await page.setViewportSize(opened);
}
