import type { Page } from '@playwright/test';
import { addresses } from '../stage/addresses.ts';

/** Goes to a page of the cabinet: from within, where one of it is open and another is wanted, else by a load. */
export async function visit(page: Page, path: string): Promise<void> {
  const now = new URL(page.url());
  const wanted = new URL(path, addresses.cabinet);
  // What stands beside the cabinet is a document of its own.
  const [here, there] = [now, wanted].map(
    ({ origin, pathname }) => origin === addresses.cabinet && !pathname.endsWith('.html'),
  );
  const within = here && there && now.pathname !== wanted.pathname;
  // A page that leads on by a load takes the answer with it.
  const gone = within && (await page.evaluate(goWithin, wanted.pathname + wanted.search).catch(() => true));
  if (!gone) await page.goto(path);
}

/**
 * Runs in the page. The heading of the page that is left is marked, so that it is not taken for the next one's.
 * @returns whether the cabinet is there to hear of it
 */
async function goWithin(path: string): Promise<boolean> {
  const former = document.querySelector('main h1, h1');
  if (!former) return false;
  history.pushState({ idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1, key: path }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  for (let frame = 0; frame < 300 && former.isConnected; frame += 1) await new Promise(requestAnimationFrame);
  return !former.isConnected;
}
