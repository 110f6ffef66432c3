import { isSignedIn } from '@novosel/client/session.ts';
import { dealCategories, type PageName, pagePatterns } from '@novosel/contract/paths.ts';
import type { Catalogue } from '@novosel/ui/i18n.tsx';
import { type RouteObject, replace } from 'react-router';
import { built } from './pages.ts';
import { type LoadPage, withWords } from './routing/feature.ts';
import { guardVisit } from './routing/guard-visit.ts';
import { layoutOf } from './routing/layout-of.ts';
import { notFound } from './routing/not-found.ts';
import { pageOf } from './routing/page-of.ts';
import { isEstateId } from './routing/saved-targets.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { loadLayout } from './shell/layouts.tsx';
import { Root } from './shell/root.tsx';
import { RootError } from './shell/root-error.tsx';

const soonWords: Catalogue = {
  ru: () => import('./features/soon/locales/ru.po'),
  en: () => import('./features/soon/locales/en.po'),
};
const soon = {
  load: () => import('./features/soon/soon-page.tsx') as ReturnType<LoadPage>,
  words: [soonWords],
};

const warm = async (name: PageName, params: Record<string, string | undefined>) => {
  const { warm: ask } = await import('./shell/page-data.ts');
  ask(name, params);
  return null;
};

/** One segment, two meanings (rulings S2.2-12, S2.3-01): a category of the list, or an estate. */
const categoryOrDeal = async (segment: string) => {
  if (dealCategories.some((category) => category === segment)) return warm('deals', {});
  if (!isEstateId(segment)) return notFound();
  const { presentStep } = await import('./routing/present-step.ts');
  throw replace(await presentStep(Number(segment)));
};

/** In place of a page whose code is lost. A rejected `lazy` would keep the first page empty for ever in React Router. */
const brokenBy = (error: unknown) => (): never => {
  throw error;
};

const pageRoute = (name: PageName): RouteObject => {
  const { load, words, quiet } = { quiet: false, ...(built[name] ?? soon) };
  const code = () => withWords(load, ...words);
  return {
    id: name,
    path: pagePatterns[name],
    lazy: () =>
      code().then(
        (page) => ({ Component: page.default }),
        (error: unknown) => ({ Component: brokenBy(error) }),
      ),
    // Not awaited: the page shows its frame at once and its data when it comes.
    loader: ({ params }) => {
      if (name === 'deals' && params.category !== undefined) return categoryOrDeal(params.category);
      if (!quiet) void warm(name, params);
      return null;
    },
    ErrorBoundary: ErrorPage,
    handle: {
      preload: async (pathname: string) => {
        const page = pageOf(pathname);
        await Promise.all([
          code(),
          loadLayout(layoutOf(page, isSignedIn())),
          page && !quiet && isSignedIn() ? warm(name, page.params) : undefined,
        ]);
      },
    },
  };
};

/** Every page of the contract's map, and the answer to an address that is not there. */
export const routes: RouteObject[] = [
  {
    id: 'shell',
    middleware: [guardVisit],
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: () => null,
    children: [
      ...(Object.keys(pagePatterns) as PageName[]).map(pageRoute),
      { id: 'unknown', path: '*', loader: notFound, ErrorBoundary: ErrorPage },
    ],
  },
];
