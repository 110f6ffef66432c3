import type { Catalogue } from '@novosel/ui/i18n.tsx';
import type { RouteObject } from 'react-router';
import { deskPatterns } from './paths.ts';
import { page } from './routing/feature.ts';
import { guestsOnly, staffOnly } from './routing/guards.ts';
import { DeskFrame } from './shell/desk-frame.tsx';
import { LostPage } from './shell/lost-page.tsx';

const signInWords: Catalogue = {
  ru: () => import('./features/sign-in/locales/ru.po'),
  en: () => import('./features/sign-in/locales/en.po'),
};
const queueWords: Catalogue = {
  ru: () => import('./features/queue/locales/ru.po'),
  en: () => import('./features/queue/locales/en.po'),
};
const dealWords: Catalogue = {
  ru: () => import('./features/deal/locales/ru.po'),
  en: () => import('./features/deal/locales/en.po'),
};
const auditWords: Catalogue = {
  ru: () => import('./features/audit/locales/ru.po'),
  en: () => import('./features/audit/locales/en.po'),
};

const deskPage = page(() => import('./shell/desk-page.tsx'), queueWords, dealWords);

/** Every page of the desk. The queue and the deal beside it are one screen, so that a step between them keeps it. */
export const routes: RouteObject[] = [
  {
    path: deskPatterns.signIn,
    loader: guestsOnly,
    lazy: page(() => import('./features/sign-in/sign-in-page.tsx'), signInWords),
    HydrateFallback: () => null,
    ErrorBoundary: LostPage,
  },
  {
    Component: DeskFrame,
    loader: staffOnly,
    HydrateFallback: () => null,
    ErrorBoundary: LostPage,
    children: [
      {
        id: 'desk',
        lazy: deskPage,
        children: [
          { path: deskPatterns.queue, Component: null },
          { path: deskPatterns.deal, Component: null },
        ],
      },
      { path: deskPatterns.audit, lazy: page(() => import('./features/audit/audit-page.tsx'), auditWords) },
      {
        path: '*',
        Component: LostPage,
      },
    ],
  },
];
