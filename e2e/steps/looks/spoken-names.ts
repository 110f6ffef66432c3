import type { CDPSession, Page } from '@playwright/test';

/** Roles of controls and messages: without a name a screen reader announces only the role. */
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

/** One session per page: closing one would also end the simulated broken connection of the page. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

const devtoolsOf = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
};

/** The nodes without a name in the accessibility tree that the browser gives to a screen reader. */
export async function unnamed(page: Page): Promise<string[]> {
  const devtools = await devtoolsOf(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && named.has(String(role?.value)))
    .filter(({ name }) => String(name?.value ?? '').trim() === '')
    .map(({ role, nodeId }) => `${String(role?.value)} ${nodeId} has no name`);
}
