import type { BrowserContext } from '@playwright/test';
import { enteredForAll, enteredTwiceForAll, textsIn } from '../looks/entered-columns.ts';

/**
 * Replaces texts that all readers of the catalogue see, in responses to these pages only: other journeys read
 * them, too.
 * @param word replaces each such text
 */
export async function replaceWords(context: BrowserContext, word: string): Promise<void> {
  const known = [...(await textsIn(enteredForAll)), ...(await textsIn(enteredTwiceForAll))]
    .filter((text) => text.length > 3)
    .sort((one, other) => other.length - one.length)
    .map((text) => JSON.stringify(text).slice(1, -1));
  await context.route(/\/api\/(?!chat\/script)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    // Closing the page aborts pending responses.
    const answer = await route.fetch().catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (!answer || text === undefined) return;
    const isJson = answer.headers()['content-type']?.includes('json');
    const words = isJson ? { body: known.reduce((all, one) => all.replaceAll(one, word), text) } : {};
    await route.fulfill({ response: answer, ...words }).catch(() => undefined);
  });
}
