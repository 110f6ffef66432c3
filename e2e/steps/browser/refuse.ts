import { type ErrorCode, errorPhrase, errorRegister } from '@novosel/contract/errors/errors.ts';
import type { Page } from '@playwright/test';

interface Refusal {
  readonly code: ErrorCode;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Messages at fields. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** Where another call of the same path goes on. */
  readonly method?: 'POST';
}

/** Calls of a path are refused as the server would refuse them, until `allowAll`. */
export async function refuse(
  page: Page,
  calls: string,
  { code, params, errors = {}, method }: Refusal,
): Promise<void> {
  const message = errorPhrase(code, 'ru', params);
  await page.route(calls, (route) =>
    method && route.request().method() !== method
      ? route.fallback()
      : route.fulfill({
          status: errorRegister[code].status,
          json: { result: false, code, message, errors },
        }),
  );
}

/** Calls of a path by this method are never answered, until `allowAll`; the others go on. */
export const hang = (page: Page, calls: string, method: 'GET' | 'POST'): Promise<unknown> =>
  page.route(calls, (route) => (route.request().method() === method ? undefined : route.fallback()));

/** The line breaks in the middle of calls of a path. */
export async function breakOff(page: Page, calls: string): Promise<void> {
  await page.route(calls, (route) => route.abort('connectionreset'));
}

export const allowAll = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' });
