import type { CDPSession, Page } from '@playwright/test';

/** What a person acts upon or is told of: without a name a screen reader says only the kind of thing. */
const named = new Set([
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'alertdialog',
  'gridcell',
  'heading',
  'image',
  'img',
  'link',
  'menu',
  'menuitem',
  'navigation',
  'option',
  'progressbar',
  'radio',
  'radiogroup',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'tablist',
  'tabpanel',
  'textbox',
]);

/** One for each page: the end of one would put an end to the broken connection of the page, too. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

const devtoolsOf = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
};

/**
 * The accessibility tree of a page as the browser gives it to a screen reader.
 * @returns each thing without a name
 */
export async function unnamed(page: Page): Promise<string[]> {
  const devtools = await devtoolsOf(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && named.has(String(role?.value)))
    .filter(({ name }) => String(name?.value ?? '').trim() === '')
    .map(({ role, nodeId }) => `${String(role?.value)} ${nodeId} has no name`);
}
