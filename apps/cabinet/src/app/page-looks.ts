import type { PageName } from '@novosel/contract/wire/paths.ts';
import type { LayoutName, LayoutVariant, PageLook } from '../shared/navigation/built-page.ts';
import type { FoundPage } from '../shared/navigation/page-of.ts';
import { built } from './pages.ts';

/** Pages of the map that no feature has built yet; the feature that builds one moves its row there. */
const planned: Readonly<Partial<Record<PageName, PageLook>>> = {
  login: { layout: 'blank' },
  dealPayment: { layout: 'default' },
  dealAssignmentStart: { layout: 'default' },
  dealInspection: { layout: 'default' },
  dealCompleted: { fixedWidth: true },
};

const lookOf = (page: FoundPage | undefined): PageLook =>
  (page && (built[page.name] ?? planned[page.name])) ?? {};

const flowOrDefault = (page: FoundPage | undefined): LayoutName =>
  page && /^deal[A-Z]/.test(page.name) ? 'deal' : 'default';

/** The layout of a page for this visitor: a guest sees pages of the frame in the simple layout. */
export const layoutOf = (page: FoundPage | undefined, signedIn: boolean): LayoutName => {
  const { layout } = lookOf(page);
  const own = typeof layout === 'function' ? layout(page?.params ?? {}) : layout;
  const name = own ?? flowOrDefault(page);
  return signedIn || (name !== 'default' && name !== 'deal') ? name : 'simple';
};

export const variantOf = (page: FoundPage | undefined): LayoutVariant | undefined => lookOf(page).variant;

export const viewportOf = (page: FoundPage | undefined): string =>
  lookOf(page).fixedWidth ? 'width=1240' : 'width=device-width, initial-scale=1, viewport-fit=cover';
