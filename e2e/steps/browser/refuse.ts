import type { ErrorCode } from '@novosel/contract/errors/errors.ts';
import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';

interface Refusal {
  readonly code: ErrorCode;
  readonly params?: Readonly<Record<string, string | number>>;
  /** In place of the phrase of the register. */
  readonly message?: string;
  /** Messages at fields. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly data?: object;
}

interface Order {
  /** Calls of the same path by other methods go on. */
  readonly method?: 'POST';
  /** How many calls; without it, all until `allowAll`. */
  readonly times?: number;
}

const injectedAnswers = `${addresses.cabinet}/api/demo/injected-answers`;
const headers = { origin: addresses.cabinet };

/**
 * Orders an answer of the server for calls of this browser alone (decision 083).
 * @param calls a glob of addresses, as `page.route` takes it; what follows `?` is left out
 */
async function order(page: Page, calls: string, wish: Order & { readonly answer: object }): Promise<void> {
  const [path = ''] = calls
    .replace(/^\*\*\/(?!api\/)/, '/api/**/')
    .replace(/^\*\*/, '')
    .split('?');
  const ordered = await page.request.post(injectedAnswers, { headers, data: { calls: path, ...wish } });
  expect(await ordered.json()).toMatchObject({ result: true });
}

/** The server refuses calls of a path, until `allowAll`. */
export const refuse = (
  page: Page,
  calls: string,
  { method, times, ...answer }: Refusal & Order,
): Promise<void> => order(page, calls, { ...(method && { method }), ...(times && { times }), answer });

/** The server answers calls of a path as though its lists had only their first entries, until `allowAll`. */
export const answerFirst = (page: Page, calls: string, entries: number): Promise<void> =>
  order(page, calls, { answer: { entries } });

/** The same without entries. */
export const answerEmpty = (page: Page, calls: string): Promise<void> => answerFirst(page, calls, 0);

/** The server answers calls of a path with data of no known shape, until `allowAll`. */
export const answerMalformed = (page: Page, calls: string): Promise<void> =>
  order(page, calls, { answer: { malformed: true } });

/** Calls of a path by this method are never answered, until `allowAll`; the others go on. */
export const hang = (page: Page, calls: string, method: 'GET' | 'POST'): Promise<unknown> =>
  page.route(calls, (route) => (route.request().method() === method ? undefined : route.fallback()));

/** Calls of a path wait until they are let go. @returns lets them go */
export async function hold(page: Page, calls: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}

/** The line breaks in the middle of calls of a path. */
export async function breakOff(page: Page, calls: string): Promise<void> {
  await page.route(calls, (route) => route.abort('connectionreset'));
}

/** Everything that was held, broken off or ordered for this browser goes on. */
export async function allowAll(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const cookies = await page.context().cookies(addresses.cabinet);
  if (!cookies.some(({ name }) => name === 'novosel_injected')) return;
  const lifted = await page.request.delete(injectedAnswers, { headers });
  expect(await lifted.json()).toMatchObject({ result: true });
}
