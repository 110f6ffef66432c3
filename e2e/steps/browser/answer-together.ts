import type { Page } from '@playwright/test';

/**
 * Sizes of stored files are read in the task that stores the next file, before the page renders: so both
 * answers sometimes come together. For pages that are loaded afterwards.
 */
export async function answerTogether(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let read = (): void => undefined;
    const stored = new Promise<void>((done) => {
      read = done;
    });
    const { fetch } = window;
    window.fetch = async (...call) => {
      const answer = await fetch(...call);
      if (!answer.url.endsWith('/api/upload/properties')) return answer;
      const text = await answer.text();
      return Object.assign(new Response(text, answer), { text: () => stored.then(() => text) });
    };
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      this.addEventListener('loadend', () => read());
      send.call(this, body);
    };
  });
}
