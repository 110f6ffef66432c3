import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { paint, setOut, settle, walks } from './register.ts';
import { unnamed } from './steps/spoken-names.ts';

const themes = ['dark', 'light'] as const;
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, in a line each; a theme changes nothing but colours, so the second one is asked for these alone. */
async function findings(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (theme === 'light'
    ? axe.withTags(standard)
    : axe.withRules(['color-contrast'])
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${theme} ${id} ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

for (const walk of walks) {
  test(`axe finds nothing, and everything has a spoken name: ${walk.name}`, async ({ page }) => {
    test.setTimeout(300_000);
    const walker = await setOut(page, walk);
    for (const screen of walk.screens) {
      await test.step(screen.name, async () => {
        await screen.reach(walker);
        await settle(page, screen);
        expect.soft(await unnamed(page), screen.name).toEqual([]);
        for (const theme of themes) {
          await paint(page, theme);
          expect.soft(await findings(page, theme), screen.name).toEqual([]);
        }
      });
    }
  });
}
