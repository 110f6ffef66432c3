import { expect, type Page } from '@playwright/test';
import type { Buyer } from '../stage/people.ts';
import { allowAll, answerEmpty } from '../steps/browser/refuse.ts';
import { passRetries, seeFailed } from '../steps/browser/retries.ts';
import type { Role } from '../steps/people/sign-in.ts';
import { visit } from '../steps/people/visit.ts';

/** State that a walk passes from screen to screen. */
export interface Walker {
  readonly page: Page;
  buyer: Buyer;
  estate: number;
}

export interface Screen {
  /** Name of the screen and of its pictures. */
  readonly name: string;
  /** Something on it loads for ever, because that is what it shows. */
  readonly waits?: true;
  /**
   * Selectors of the parts that differ from other screens of the walk: axe, the slowest check, checks only
   * these.
   */
  readonly within?: readonly string[];
  /**
   * It looks the same on every run and on every day, so it is compared with committed pictures (decision
   * 043).
   */
  readonly steady?: true;
  /** Leaving it ends its state, so its page is not reloaded beside the walk. */
  readonly endsWhenLeft?: true;
  /** Goes from the former screen to this one. */
  readonly reach: (walker: Walker) => Promise<unknown>;
}

/**
 * Screens that one person visits one after another; every screen of the product in every state is in one
 * walk.
 */
export interface Walk {
  readonly name: string;
  /** Folders of the cabinet, the desk or the server that it covers; its screens are counted for the first. */
  readonly features: readonly [string, ...string[]];
  /** Who walks: nobody, a new buyer, one with the longest names, a demo buyer by number, or staff. */
  readonly as: 'guest' | 'new' | 'long' | number | Role;
  /**
   * Allows the service worker, which saves the cabinet for offline visits; it would answer calls that a walk
   * routes.
   */
  readonly worker?: true;
  readonly screens: readonly Screen[];
}

/** The longest names that occur. */
export const longest = { surname: 'Константинопольская-Преображенская', name: 'Александра-Виктория' };

/**
 * A page by its address, opened inside the cabinet if the walker is in it: a reload takes five times as long.
 */
export const at = (name: string, path: string): Screen => ({ name, reach: ({ page }) => visit(page, path) });
/**
 * The same by a reload, for pages that behave differently inside the app: a link to /logout ends the session
 * at once.
 */
export const loaded = (name: string, path: string): Screen => step(name, ({ page }) => page.goto(path));
export const step = (name: string, reach: Screen['reach']): Screen => ({ name, reach });

export const steady = (screen: Screen): Screen => ({ ...screen, steady: true });

/**
 * The same for a page without an answer; not while it is still loading, since its other parts come at any
 * time.
 */
export const steadyFault = (screen: Screen): Screen => (screen.waits ? screen : steady(screen));

export const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name })).toBeVisible();

/** The address of a page, which is loaded, or a function that leads to a screen. */
type Way = string | Screen['reach'];
/** A text by which a screen is recognised, or a function that waits for it. */
type Look = string | RegExp | ((page: Page) => Promise<void>);

/** A screen that is ready when it shows a text. */
export const saying = (name: string, way: Way, look: Look): Screen =>
  step(name, async (walker) => {
    const { page } = walker;
    await (typeof way === 'string' ? page.goto(way) : way(walker));
    await (typeof look === 'function' ? look(page) : expect(page.getByText(look)).toBeVisible());
  });

/** A screen that is ready when it shows its heading. */
export const headed = (name: string, way: Way, title: string): Screen =>
  saying(name, way, (page) => heading(page, title));

/** A page whose call is never answered, or breaks off. */
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
    // Other parts of the page may go on retrying, and the check of the connection may be running.
    await passRetries(page, async () => {
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 250 });
      await expect(page.getByText('Нет связи')).toHaveCount(0, { timeout: 250 });
    });
  },
});

/** A page while its data loads, and when it fails to load. */
export const unanswered = (name: string, path: string, calls: string): readonly Screen[] => [
  without(`${name}-loading`, path, calls, 'hang'),
  without(`${name}-failed`, path, calls, 'abort'),
];

/** A list that other journeys fill, shown as if it were empty. */
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

/** The page of such a list while it loads, when it fails to load, and empty. */
export const listed = (name: string, path: string, calls: string, empty: Look): readonly Screen[] => [
  ...unanswered(name, path, calls),
  emptied(`${name}-empty`, path, calls, empty),
];
