import type { Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';

/**
 * Opens a page of the cabinet: inside the app, if one of its pages is open and another is wanted, else by a
 * reload.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const now = new URL(page.url());
  const wanted = new URL(path, addresses.cabinet);
  const within = now.origin === addresses.cabinet && now.pathname !== wanted.pathname;
  // A page that redirects by a reload loses the answer of this call.
  const gone = within && (await page.evaluate(goWithin, wanted.pathname + wanted.search).catch(() => true));
  if (!gone) await page.goto(path);
}

/**
 * Runs in the page. On arrival the cabinet focuses the content, which tells two pages of one component apart.
 * @returns whether the cabinet has navigated there
 */
async function goWithin(path: string): Promise<boolean> {
  const former = document.querySelector('main h1, h1');
  if (!former) return false;
  const arrival = new AbortController();
  const arrive = ({ target }: Event) => target instanceof Element && target.id === 'main' && arrival.abort();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.addEventListener('focusin', arrive, { signal: arrival.signal });
  history.pushState({ idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1, key: path }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  const isThere = () => arrival.signal.aborted || !former.isConnected;
  for (let frame = 0; frame < 300 && !isThere(); frame += 1) await new Promise(requestAnimationFrame);
  return isThere();
}
