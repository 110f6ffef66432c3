import { expect, test } from '@playwright/test';
import { paint, setOut, settle, walks } from './register.ts';
import { findings } from './steps/axe.ts';
import { unnamed } from './steps/spoken-names.ts';
import { tooWide } from './steps/too-wide.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

for (const walk of walks) {
  test.describe(walk.name, () => {
    test.use({ serviceWorkers: walk.worker ? 'allow' : 'block' });

    test('axe finds nothing, everything has a spoken name and fits its window', async ({
      page,
      isMobile,
    }) => {
      test.setTimeout(300_000);
      const walker = await setOut(page, walk);
      for (const screen of walk.screens) {
        await test.step(screen.name, async () => {
          await screen.reach(walker);
          await settle(page, screen);
          expect.soft(await unnamed(page), screen.name).toEqual([]);
          expect.soft(await tooWide(page), `${screen.name}: no screen is wider than its window`).toEqual([]);
          // Each screen is seen in both themes: light on a phone, dark on a wide screen.
          const theme = isMobile ? 'light' : 'dark';
          await paint(page, theme);
          expect.soft(await findings(page), `${screen.name}, ${theme}`).toEqual([]);
        });
      }
    });
  });
}
