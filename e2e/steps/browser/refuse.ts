import type { ErrorCode } from '@novosel/contract/errors/errors.ts';
import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';

interface Refusal {
  readonly code: ErrorCode;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Replaces the message of the code. */
  readonly message?: string;
  /** Messages of fields. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly data?: object;
}

interface Order {
  /** Calls of the same path by other methods are not affected. */
  readonly method?: 'POST';
  /** For how many calls; without it, for all until `allowAll`. */
  readonly times?: number;
}

const injectedAnswers = `${addresses.cabinet}/api/demo/injected-answers`;
const headers = { origin: addresses.cabinet };

/**
 * Orders an answer of the server for calls of this browser only (decision 083).
 * @param calls a glob of addresses, as for `page.route`, without the query
 */
async function order(page: Page, calls: string, wish: Order & { readonly answer: object }): Promise<void> {
  const [path = ''] = calls
    .replace(/^\*\*\/(?!api\/)/, '/api/**/')
    .replace(/^\*\*/, '')
    .split('?');
  const ordered = await page.request.post(injectedAnswers, { headers, data: { calls: path, ...wish } });
  expect(await ordered.json()).toMatchObject({ result: true });
}

/** Makes the server refuse calls of a path, until `allowAll`. */
export const refuse = (
  page: Page,
  calls: string,
  { method, times, ...answer }: Refusal & Order,
): Promise<void> => order(page, calls, { ...(method && { method }), ...(times && { times }), answer });

/** Makes the server answer calls of a path with only the first entries of its lists, until `allowAll`. */
export const answerFirst = (page: Page, calls: string, entries: number): Promise<void> =>
  order(page, calls, { answer: { entries } });

/** The same without entries. */
export const answerEmpty = (page: Page, calls: string): Promise<void> => answerFirst(page, calls, 0);

/** Makes the server answer calls of a path with malformed data, until `allowAll`. */
export const answerMalformed = (page: Page, calls: string): Promise<void> =>
  order(page, calls, { answer: { malformed: true } });

/** Leaves calls of a path by this method unanswered, until `allowAll`; other methods are not affected. */
export const hang = (page: Page, calls: string, method: 'GET' | 'POST'): Promise<unknown> =>
  page.route(calls, (route) => (route.request().method() === method ? undefined : route.fallback()));

/** Holds calls of a path back. @returns the function that releases them */
export async function hold(page: Page, calls: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}

/** Breaks the connection in the middle of calls of a path. */
export async function breakOff(page: Page, calls: string): Promise<void> {
  await page.route(calls, (route) => route.abort('connectionreset'));
}

/** Ends everything that was held, broken or ordered for this browser. */
export async function allowAll(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const cookies = await page.context().cookies(addresses.cabinet);
  if (!cookies.some(({ name }) => name === 'novosel_injected')) return;
  const lifted = await page.request.delete(injectedAnswers, { headers });
  expect(await lifted.json()).toMatchObject({ result: true });
}
