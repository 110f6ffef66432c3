import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Traces of an executed payload in a page. */
const traces =
  '[onerror], [onload], [onbegin], [ontoggle], [onfocus], [onmouseover], img[src="x"], iframe, object, embed, [href^="javascript:"], [src^="javascript:"]';

interface Watch {
  readonly dialogs: string[];
  readonly violations: string[];
}

/** Records every dialog and every violation of the policy in the pages of a browser. */
export async function watchScripts(context: BrowserContext): Promise<Watch> {
  const seen: Watch = { dialogs: [], violations: [] };
  await context.exposeFunction('tellViolation', (what: string) => seen.violations.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { tellViolation(what: string): void }).tellViolation(
        `${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  context.on('dialog', (dialog) => {
    seen.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return seen;
}

/** Checks that no payload has become an element. */
export const bare = (page: Page): Promise<void> => expect(page.locator(traces)).toHaveCount(0);
