import type { RouteObject } from 'react-router';
import { page } from '../shared/navigation/feature.ts';
import type { DeskPage } from '../shared/navigation/section.ts';
import { DeskFrame } from '../shell/desk-frame.tsx';
import { guestsOnly, staffOnly } from './guards.ts';
import { LostPage } from './lost-page.tsx';
import { sections } from './sections.ts';

const Nothing = () => null;

/** The route of a page. A page with several addresses stays mounted while one moves between them. */
const routeOf = ({ paths, load, words, framed = [] }: DeskPage): RouteObject => {
  const lazy = page(load, ...words);
  const [path, ...more] = paths;
  if (path === undefined) return { lazy, children: framed.map(routeOf) };
  if (more.length === 0) return { path, lazy };
  return { id: path, lazy, children: paths.map((one) => ({ path: one, Component: null })) };
};

const pages = sections.flatMap((section) => section.pages);

const doors: readonly RouteObject[] = pages
  .filter(({ door }) => door)
  .map((one) => ({
    ...routeOf(one),
    ...(one.door === 'guests' && { loader: guestsOnly }),
    HydrateFallback: Nothing,
    ErrorBoundary: LostPage,
  }));

/** Every page of the desk. */
export const routes: RouteObject[] = [
  ...doors,
  {
    element: <DeskFrame sections={sections} />,
    loader: staffOnly,
    HydrateFallback: Nothing,
    ErrorBoundary: LostPage,
    children: [
      // Below the bar, so that a failing page leaves the bar, and with it all other pages, usable.
      {
        ErrorBoundary: LostPage,
        children: [...pages.filter(({ door }) => !door).map(routeOf), { path: '*', Component: LostPage }],
      },
    ],
  },
];
