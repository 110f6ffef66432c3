import { isOwnPage, pagePatterns, path } from '@novosel/contract/wire/paths.ts';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';

interface Following {
  readonly page: Page;
  /** The address where the person begins. */
  readonly start: string;
  /**
   * Follows all of the person's own pages, and from each kind of page a link to each other kind; else each
   * kind of link once.
   */
  readonly whole: boolean;
  /** Buttons of popups that every page has: their links are followed from the first page. */
  readonly popups?: readonly ((page: Page) => Locator)[];
}

/** The number of pages of one pattern for each person: there are thousands of flats. */
const pagesOfPattern = 2;
/** All of a person's own pages are followed: his documents and his deals. */
const isOwn = ({ origin, pathname }: URL): boolean =>
  pathname.startsWith('/api/') || (origin === addresses.cabinet && pathname.startsWith('/deals/'));
/** In ms: the longest wait for the effect of a press. */
const patience = 5000;

/**
 * Presses every link that a person can see, from page to page, and downloads every document. Links to other
 * sites are only checked, not followed.
 * @returns what is wrong, in a line each, and how many links were pressed
 */
export async function followLinks(following: Following): Promise<{ wrong: string[]; pressed: number }> {
  const { page, start, whole, popups = [] } = following;
  const wrong: string[] = [];
  const known = new Set<string>();
  const takes = counter();
  const opens = counter();
  const waiting = [start];
  await page.goto(start);
  // Waits for all of the first page, which links to the others.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    const from = patternOf(new URL(at));
    if (!opens(from, pagesOfPattern)) continue;
    for (const popup of at === start ? [undefined, ...popups] : [undefined]) {
      const openHere = () => openPage(page, at, popup);
      if (!(await openHere())) continue;
      for (const href of await hrefsOf(page)) {
        const address = new URL(href, page.url());
        if (known.has(address.href)) continue;
        const kind = address.protocol + address.origin + patternOf(address);
        const way = whole ? `${from} → ${kind}` : kind;
        if (!takes(way, whole && isOwn(address) ? Number.POSITIVE_INFINITY : 1)) continue;
        known.add(address.href);
        const told = await press(page, href, address);
        if (told) wrong.push(`${at} → ${href}: ${told}`);
        else if (isPage(address, page)) waiting.push(address.href);
        await goBack(page, at);
        await openHere();
      }
    }
  }
  return { wrong, pressed: known.size };
}

/** @returns a function that says whether one more of a kind is taken: until there are `most` */
function counter(): (kind: string, most: number) => boolean {
  const counts = new Map<string, number>();
  return (kind, most) => {
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count < most;
  };
}

/** @returns false when the page has no such popup */
async function openPage(page: Page, at: string, popup?: (page: Page) => Locator): Promise<boolean> {
  const [here, there] = [new URL(page.url()), new URL(at)];
  const same =
    here.origin === there.origin && here.pathname === there.pathname && here.search === there.search;
  // A link to a place of the same page does not reload it: open overlays would stay.
  if (!same || here.hash !== there.hash) await page.goto(at);
  if (same && popup) await page.reload();
  await settle(page);
  if (!popup) return true;
  const opener = popup(page).filter({ visible: true }).first();
  if ((await opener.count()) === 0) return false;
  await opener.click();
  return true;
}

/** Returns as people do, by «Back»; a page that was left for good is opened again by its address. */
async function goBack(page: Page, at: string): Promise<void> {
  if (page.url() !== at) await page.goBack({ timeout: patience }).catch(() => undefined);
}

async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ timeout: 15_000 });
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), null, { timeout: 15_000 });
}

/** Addresses of all visible links, each once; links to a place on the same page are left out. */
const hrefsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) =>
      link.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const hrefs = links.map((link) => link.getAttribute('href') ?? '');
    return [...new Set(hrefs)].filter((href) => !href.startsWith('#'));
  });

/** @returns what is wrong with the target of a link */
async function press(page: Page, href: string, address: URL): Promise<string | undefined> {
  if (!isOurs(address)) return judgeOutside(address);
  if (address.pathname === '/logout') return undefined;
  const link = page
    .locator(`a[href=${JSON.stringify(href)}]`)
    .filter({ visible: true })
    .first();
  // News may have removed it meanwhile.
  const isThere = await link.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  if (await link.getAttribute('target')) return pressAside(page, link);
  const before = page.url();
  const isAnswered = async () => address.href === before || (await page.getByRole('dialog').count()) > 0;
  const pressed = async () => {
    // A download ends the navigation to it with an error, which may come before the download itself.
    const came = Promise.any([
      page.waitForEvent('download', { timeout: patience }),
      page.waitForURL((url) => url.href !== before, { timeout: patience }),
    ]).catch(() => 'nothing' as const);
    await pressLink(link);
    return came;
  };
  // The page may move under the first press; nobody presses a third time.
  const first = await pressed();
  const what = first === 'nothing' && !(await isAnswered()) ? await pressed() : first;
  if (what === 'nothing') return (await isAnswered()) ? undefined : 'a press does nothing';
  return what ? judgeFile(what) : judgePage(page);
}

/**
 * Presses a link that leaves the page open and opens another one beside it; a download closes that one by
 * itself.
 */
async function pressAside(page: Page, link: Locator): Promise<string | undefined> {
  const given = new Promise<Download>((resolve) => {
    page.once('download', resolve);
    page.context().once('page', (aside) => aside.once('download', resolve));
  });
  const came = page.context().waitForEvent('page', { timeout: patience });
  await pressLink(link);
  const aside = await came.catch(() => undefined);
  if (!aside) return 'a press opens nothing';
  const read = aside.locator('h1').first().waitFor({ timeout: patience });
  const file = await Promise.race([given, read.catch(() => undefined)]);
  const told = file ? await judgeFile(file) : await judgePage(aside);
  await aside.close();
  return told;
}

/** By the keyboard where a link is visible only when focused. */
async function pressLink(link: Locator): Promise<void> {
  await link.click({ timeout: 3000 }).catch(async () => {
    await link.focus();
    await link.press('Enter');
  });
}

function judgeOutside({ protocol, pathname }: URL): string | undefined {
  if (protocol === 'mailto:') return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(pathname) ? undefined : 'no address';
  if (protocol === 'tel:') return /^\+?\d{11,15}$/.test(pathname) ? undefined : 'no number';
  return protocol === 'https:' ? undefined : 'no address to go to';
}

async function judgeFile(file: Download): Promise<string | undefined> {
  const failure = await file.failure();
  if (failure) return `is not given: ${failure}`;
  const name = file.suggestedFilename();
  return /\.\w{2,5}$/.test(name) ? undefined : `is named ${name}`;
}

/** A loaded page has content of its own below its heading. */
async function judgePage(page: Page): Promise<string | undefined> {
  const settled = await settle(page).then(
    () => true,
    () => false,
  );
  if (!settled) return `waits for ever at ${page.url()}`;
  if (new URL(page.url()).pathname === path('auth')) return 'asks to sign in';
  const textOf = async (selector: string) =>
    ((await page.locator(selector).first().textContent()) ?? '').trim();
  const heading = await textOf('h1');
  if (/^404|Такой страницы нет|недоступен|Что-то пошло не так/.test(heading)) return heading;
  // A placeholder has no text.
  const says = async () => (await textOf('main')).replace(heading, '').trim().length >= 10;
  const isBlank = await expect
    .poll(says, { timeout: patience })
    .toBe(true)
    .then(
      () => false,
      () => true,
    );
  return heading && !isBlank ? undefined : `a blank page, «${heading}»`;
}

const isOurs = ({ origin }: URL): boolean => origin === addresses.cabinet || origin === addresses.office;

const isPage = (address: URL, page: Page): boolean =>
  address.origin === new URL(page.url()).origin &&
  isOwnPage(address.pathname) &&
  address.pathname !== '/logout';

/** An address with placeholders for its numbers and IDs. */
export const patternOf = ({ pathname }: URL): string =>
  Object.values<string>(pagePatterns).includes(pathname)
    ? pathname
    : pathname.replaceAll(/\/(?:\d+|[0-9a-f]{8}-[0-9a-f-]{27}|[A-Za-z0-9_-]{20,})(?=\/|$)/g, '/:id');
