import type { Page } from '@playwright/test';
import { namesOfBuilt } from './built-file.ts';

/** Bytes of JavaScript as they come over the line (brotli). 1 KB is 1000 bytes. */
export interface ScriptWeight {
  /** What had come when the page stood. */
  readonly bytes: number;
  readonly files: readonly string[];
  /** What came afterwards by itself: the line for news, what keeps the page for an outage. */
  readonly laterBytes: number;
}

/** In ms after the page stands: the line for news waits for two seconds (`shell/frame/when-quiet.ts`). */
const standing = 1500;
/** In ms: what comes later than this is for other pages. */
const watched = 7000;

interface Loaded {
  readonly name: string;
  readonly bytes: number;
  readonly plainBytes: number;
  readonly afterStood: number;
}

/** Opens a page and weighs the scripts that it brings. @throws Error when one of them came uncompressed */
export async function scriptWeight(page: Page, url: string): Promise<ScriptWeight> {
  // What the service worker keeps comes unpacked; weighed is the line.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBypassServiceWorker', { bypass: true });
  // The first picture of our own, not of the document, is the moment from which the timers of the page run.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('#root:not([data-prerendered]) main')) return;
      performance.mark('stood');
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction((until) => performance.now() > until, watched);
  const loaded = await page.evaluate((): Loaded[] => {
    const stood = performance.getEntriesByName('stood')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, startTime, encodedBodySize, decodedBodySize }) => ({
        name: new URL(name).pathname,
        bytes: encodedBodySize,
        plainBytes: decodedBodySize,
        afterStood: startTime - stood,
      }))
      .filter(({ name }) => name.endsWith('.js'));
  });
  const plain = loaded.find(({ bytes, plainBytes }) => plainBytes > 2000 && bytes >= plainBytes);
  if (plain) throw new Error(`${plain.name} came uncompressed`);
  const nameOf = namesOfBuilt();
  const first = loaded.filter(({ afterStood }) => afterStood < standing);
  const later = loaded.filter((one) => !first.includes(one));
  return {
    bytes: sumOf(first),
    files: first.map(({ name, bytes }) => `${nameOf(name)} ${bytes}`),
    laterBytes: sumOf(later),
  };
}

function sumOf(scripts: readonly Loaded[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}
