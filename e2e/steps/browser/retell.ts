import type { Page } from '@playwright/test';

/**
 * Calls of a path are answered by the server, and the page is told something else in part, until `allowAll`.
 */
export const retell = (page: Page, calls: string, told: object): Promise<unknown> =>
  page.route(calls, async (route) => {
    const answer = await route.fetch();
    const body: { data: object } = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, ...told } } });
  });
