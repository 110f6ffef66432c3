import type { Page } from '@playwright/test';

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

/** The accessibility tree of a page as the browser gives it to a screen reader. @returns each thing without a name */
export async function unnamed(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  try {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ ignored, role }) => !ignored && named.has(String(role?.value)))
      .filter(({ name }) => String(name?.value ?? '').trim() === '')
      .map(({ role, nodeId }) => `${String(role?.value)} ${nodeId} has no name`);
  } finally {
    await devtools.detach();
  }
}
