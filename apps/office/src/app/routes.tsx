import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { RouteObject } from 'react-router';
import { discountsCatalogue } from '../shared/discounts/discounts-catalogue.ts';
import { page } from '../shared/navigation/feature.ts';
import { passportCatalogue } from '../shared/passport/passport-catalogue.ts';
import { deskPatterns } from '../shared/paths.ts';
import { DeskFrame } from '../shell/desk-frame.tsx';
import { guestsOnly, staffOnly } from './guards.ts';
import { LostPage } from './lost-page.tsx';

const signInWords: Catalogue = {
  ru: () => import('../features/sign-in/locales/ru.po'),
  en: () => import('../features/sign-in/locales/en.po'),
};
const queueWords: Catalogue = {
  ru: () => import('../features/queue/locales/ru.po'),
  en: () => import('../features/queue/locales/en.po'),
};
const dealWords: Catalogue = {
  ru: () => import('../features/deal/locales/ru.po'),
  en: () => import('../features/deal/locales/en.po'),
};
const feedbackWords: Catalogue = {
  ru: () => import('../features/feedback/locales/ru.po'),
  en: () => import('../features/feedback/locales/en.po'),
};
const servicesWords: Catalogue = {
  ru: () => import('../features/services/locales/ru.po'),
  en: () => import('../features/services/locales/en.po'),
};
const auditWords: Catalogue = {
  ru: () => import('../features/audit/locales/ru.po'),
  en: () => import('../features/audit/locales/en.po'),
};
const chatWords: Catalogue = {
  ru: () => import('../features/chat/locales/ru.po'),
  en: () => import('../features/chat/locales/en.po'),
};
const catalogueWords: Catalogue = {
  ru: () => import('../features/catalogue/locales/ru.po'),
  en: () => import('../features/catalogue/locales/en.po'),
};

const screensWords: Catalogue = {
  ru: () => import('../features/screens/locales/ru.po'),
  en: () => import('../features/screens/locales/en.po'),
};

const peopleWords: Catalogue = {
  ru: () => import('../features/people/locales/ru.po'),
  en: () => import('../features/people/locales/en.po'),
};

const transfersWords: Catalogue = {
  ru: () => import('../features/transfers/locales/ru.po'),
  en: () => import('../features/transfers/locales/en.po'),
};

const slipsWords: Catalogue = {
  ru: () => import('../features/slips/locales/ru.po'),
  en: () => import('../features/slips/locales/en.po'),
};

const sitesWords: Catalogue = {
  ru: () => import('../features/sites/locales/ru.po'),
  en: () => import('../features/sites/locales/en.po'),
};

const staffWords: Catalogue = {
  ru: () => import('../features/staff/locales/ru.po'),
  en: () => import('../features/staff/locales/en.po'),
};

const chatsPage = page(() => import('../features/chat/chats-page.tsx'), chatWords);
const deskPage = page(
  () => import('../shell/desk-page.tsx'),
  queueWords,
  dealWords,
  chatWords,
  discountsCatalogue,
  passportCatalogue,
);

/**
 * Every page of the desk. The queue and the deal beside it are one screen, so that a step between them keeps
 * it.
 */
export const routes: RouteObject[] = [
  {
    path: deskPatterns.signIn,
    loader: guestsOnly,
    lazy: page(() => import('../features/sign-in/sign-in-page.tsx'), signInWords),
    HydrateFallback: () => null,
    ErrorBoundary: LostPage,
  },
  {
    path: deskPatterns.setUp,
    lazy: page(() => import('../features/staff/set-up-page.tsx'), staffWords),
    HydrateFallback: () => null,
    ErrorBoundary: LostPage,
  },
  {
    Component: DeskFrame,
    loader: staffOnly,
    HydrateFallback: () => null,
    ErrorBoundary: LostPage,
    children: [
      // A page that breaks leaves the bar above it, and with it every other page.
      {
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
          {
            id: 'feedback',
            lazy: page(() => import('../features/feedback/feedback-page.tsx'), feedbackWords),
            children: [
              { path: deskPatterns.feedback, Component: null },
              { path: deskPatterns.feedbackOne, Component: null },
            ],
          },
          {
            id: 'services',
            lazy: page(() => import('../features/services/services-page.tsx'), servicesWords),
            children: [
              { path: deskPatterns.services, Component: null },
              { path: deskPatterns.serviceOne, Component: null },
            ],
          },
          {
            id: 'people',
            lazy: page(
              () => import('../features/people/people-page.tsx'),
              peopleWords,
              discountsCatalogue,
              passportCatalogue,
            ),
            children: [
              { path: deskPatterns.people, Component: null },
              { path: deskPatterns.person, Component: null },
            ],
          },
          {
            id: 'passports',
            lazy: page(
              () => import('../features/people/passports/passports-page.tsx'),
              peopleWords,
              passportCatalogue,
            ),
            children: [
              { path: deskPatterns.passports, Component: null },
              { path: deskPatterns.passport, Component: null },
              { path: deskPatterns.power, Component: null },
            ],
          },
          {
            id: 'staff',
            lazy: page(() => import('../features/people/staff/staff-page.tsx'), peopleWords),
            children: [
              { path: deskPatterns.staff, Component: null },
              { path: deskPatterns.staffOne, Component: null },
            ],
          },
          {
            path: deskPatterns.roles,
            lazy: page(() => import('../features/staff/roles-page.tsx'), staffWords),
          },
          {
            path: deskPatterns.security,
            lazy: page(() => import('../features/staff/security-page.tsx'), staffWords),
          },
          { path: deskPatterns.chats, lazy: chatsPage },
          { path: deskPatterns.chat, lazy: chatsPage },
          { path: deskPatterns.chatTo, lazy: chatsPage },
          {
            path: deskPatterns.transfers,
            lazy: page(() => import('../features/transfers/transfers-page.tsx'), transfersWords),
          },
          {
            path: deskPatterns.slips,
            lazy: page(() => import('../features/slips/slips-page.tsx'), slipsWords),
          },
          {
            id: 'sites',
            lazy: page(() => import('../features/sites/sites-page.tsx'), sitesWords),
            children: [
              { path: deskPatterns.sites, Component: null },
              { path: deskPatterns.site, Component: null },
            ],
          },
          {
            path: deskPatterns.audit,
            lazy: page(() => import('../features/audit/audit-page.tsx'), auditWords),
          },
          {
            lazy: page(() => import('../features/catalogue/frame/catalogue-page.tsx'), catalogueWords),
            children: [
              {
                path: deskPatterns.imports,
                lazy: page(() => import('../features/catalogue/imports/imports-page.tsx')),
              },
              {
                path: deskPatterns.import,
                lazy: page(() => import('../features/catalogue/imports/import-page.tsx')),
              },
              {
                path: deskPatterns.plannedPrices,
                lazy: page(() => import('../features/catalogue/prices/prices-page.tsx')),
              },
              {
                path: deskPatterns.plan,
                lazy: page(() => import('../features/catalogue/imports/import-page.tsx')),
              },
              {
                path: deskPatterns.promises,
                lazy: page(() => import('../features/catalogue/promises/promises-page.tsx')),
              },
              {
                path: deskPatterns.siteNews,
                lazy: page(() => import('../features/catalogue/news/news-page.tsx')),
              },
              {
                path: deskPatterns.sets,
                lazy: page(() => import('../features/catalogue/sets/sets-page.tsx')),
              },
            ],
          },
          {
            path: deskPatterns.watch,
            lazy: page(() => import('../features/screens/watch-page.tsx'), screensWords),
          },
          {
            path: '*',
            Component: LostPage,
          },
        ],
      },
    ],
  },
];
