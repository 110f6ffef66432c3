import { expect, type Page } from '@playwright/test';
import type { Buyer } from '../stage/people.ts';
import { allowAll, answerEmpty } from '../steps/browser/refuse.ts';
import { passRetries, seeFailed } from '../steps/browser/retries.ts';
import type { Role } from '../steps/people/sign-in.ts';
import { visit } from '../steps/people/visit.ts';

/** What a walk carries from screen to screen. */
export interface Walker {
  readonly page: Page;
  buyer: Buyer;
  estate: number;
}

export interface Screen {
  /** Names the photograph. */
  readonly name: string;
  /** Something on it waits for ever, because that is what it shows. */
  readonly waits?: true;
  /**
   * All that differs from another screen of its walk, by selectors: axe, the slowest of all looks, looks
   * nowhere else.
   */
  readonly within?: readonly string[];
  /**
   * It is the same on every run and on every day: it is compared with pictures that are committed (decision
   * 043).
   */
  readonly steady?: true;
  /** Leaving it ends what it shows: no second page of it is loaded beside the walk. */
  readonly endsWhenLeft?: true;
  /** From the screen before to this one. */
  readonly reach: (walker: Walker) => Promise<unknown>;
}

/**
 * Screens that one person passes one after another; every screen of the product in every state stands in one
 * of them.
 */
export interface Walk {
  readonly name: string;
  /** Folders of the cabinet, the desk or the server that it looks at; its looks are counted to the first. */
  readonly features: readonly [string, ...string[]];
  /**
   * Who walks: nobody, a new buyer, one with names as long as they come, a demo buyer by number, or staff.
   */
  readonly as: 'guest' | 'new' | 'long' | number | Role;
  /**
   * The worker is let in, which keeps the cabinet for a visit without a connection; else it would answer
   * calls that a walk routes.
   */
  readonly worker?: true;
  readonly screens: readonly Screen[];
}

/** Names as long as they come. */
export const longest = { surname: 'Константинопольская-Преображенская', name: 'Александра-Виктория' };

/** A page by its address, from within the cabinet where the walker is in it: a load is five times as dear. */
export const at = (name: string, path: string): Screen => ({ name, reach: ({ page }) => visit(page, path) });
/** The same by a load, for pages that differ from within: a link to /logout ends the session at once. */
export const loaded = (name: string, path: string): Screen => step(name, ({ page }) => page.goto(path));
export const step = (name: string, reach: Screen['reach']): Screen => ({ name, reach });

export const steady = (screen: Screen): Screen => ({ ...screen, steady: true });

/**
 * The same of a page without an answer; while one is awaited, it is not: the rest of the page comes when it
 * comes.
 */
export const steadyFault = (screen: Screen): Screen => (screen.waits ? screen : steady(screen));

export const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name })).toBeVisible();

/** The address of a page, which is loaded, or what leads to a screen. */
type Way = string | Screen['reach'];
/** Words by which a screen is known, or what is seen of it. */
type Look = string | RegExp | ((page: Page) => Promise<void>);

/** A screen, once it says so. */
export const saying = (name: string, way: Way, look: Look): Screen =>
  step(name, async (walker) => {
    const { page } = walker;
    await (typeof way === 'string' ? page.goto(way) : way(walker));
    await (typeof look === 'function' ? look(page) : expect(page.getByText(look)).toBeVisible());
  });

/** A screen, once its heading is there. */
export const headed = (name: string, way: Way, title: string): Screen =>
  saying(name, way, (page) => heading(page, title));

/** The answer to a call never comes, or the line breaks. */
export const without = (name: string, path: string, calls: string, how: 'hang' | 'abort'): Screen => ({
  name,
  ...(how === 'hang' && { waits: true }),
  reach: async ({ page }) => {
    if (how === 'abort') await page.clock.install();
    await allowAll(page);
    await page.route(calls, (route) => (how === 'abort' ? route.abort() : undefined));
    await page.goto(path);
    if (how === 'hang') return;
    await seeFailed(page);
    // Other parts of the page may go on trying, and the doubt whether anybody answers at all be on.
    await passRetries(page, async () => {
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 250 });
      await expect(page.getByText('Нет связи')).toHaveCount(0, { timeout: 250 });
    });
  },
});

/** A page while its answer is on its way, and without one. */
export const unanswered = (name: string, path: string, calls: string): readonly Screen[] => [
  without(`${name}-loading`, path, calls, 'hang'),
  without(`${name}-failed`, path, calls, 'abort'),
];

/** A list that other journeys fill, as though it were empty. */
export const emptied = (name: string, path: string, calls: string, look: Look): Screen =>
  saying(
    name,
    async ({ page }) => {
      await allowAll(page);
      await answerEmpty(page, calls);
      await page.goto(path);
    },
    look,
  );

/** The page of such a list while its answer is on its way, without one, and empty. */
export const listed = (name: string, path: string, calls: string, empty: Look): readonly Screen[] => [
  ...unanswered(name, path, calls),
  emptied(`${name}-empty`, path, calls, empty),
];
