import type { ComponentType } from 'react';
import { quietAfter } from './begin-later.ts';

const Nothing = () => null;

/** For `lazy`: loads code once the page is idle; a failure is ignored. */
export const loadWhenQuiet = async (
  load: () => Promise<ComponentType>,
): Promise<{ default: ComponentType }> => {
  await new Promise((resolve) => setTimeout(resolve, quietAfter));
  return { default: await load().catch(() => Nothing) };
};
