import type { ComponentType } from 'react';
import { quietAfter } from './begin-later.ts';

const Nothing = () => null;

/** For `lazy`: code that comes when the page stands, and whose loss nobody has to see. */
export const loadWhenQuiet = async (
  load: () => Promise<ComponentType>,
): Promise<{ default: ComponentType }> => {
  await new Promise((resolve) => setTimeout(resolve, quietAfter));
  return { default: await load().catch(() => Nothing) };
};
