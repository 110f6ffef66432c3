import type { Page } from '@playwright/test';
import { namesOfBuilt } from './built-file.ts';

/** Bytes of JavaScript as transferred (brotli). 1 KB is 1000 bytes. */
export interface ScriptWeight {
  /** Bytes until the page was loaded. */
  readonly bytes: number;
  readonly files: readonly string[];
  /** Bytes that the page loaded afterwards by itself: the socket for news, the service worker. */
  readonly laterBytes: number;
}

/**
 * In ms after the page is loaded: the socket for news opens after two seconds (`shell/frame/when-quiet.ts`).
 */
const standing = 1500;
/** In ms: scripts that come later are for other pages. */
const watched = 7000;

interface Loaded {
  readonly name: string;
  readonly bytes: number;
  readonly plainBytes: number;
  readonly afterStood: number;
}

/** Opens a page and measures the scripts that it loads. @throws Error when one of them came uncompressed */
export async function scriptWeight(page: Page, url: string): Promise<ScriptWeight> {
  // The service worker's files come decompressed; this measures the network.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBypassServiceWorker', { bypass: true });
  // The timers of the page run from its first own paint, not from that of the document.
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
