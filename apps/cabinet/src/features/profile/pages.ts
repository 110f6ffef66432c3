import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listConsents } from '@novosel/contract/consents/endpoints.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { Pages } from '../../shared/navigation/built-page.ts';
import { passportCatalogue } from '../../shared/passport/passport-catalogue.ts';

const profileWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
const dataWords: Catalogue = {
  ru: () => import('./data/locales/ru.po'),
  en: () => import('./data/locales/en.po'),
};
const passportWords: Catalogue = {
  ru: () => import('./passport/locales/ru.po'),
  en: () => import('./passport/locales/en.po'),
};
const passkeysWords: Catalogue = {
  ru: () => import('./passkeys/locales/ru.po'),
  en: () => import('./passkeys/locales/en.po'),
};
const sitesWords: Catalogue = {
  ru: () => import('./sites/locales/ru.po'),
  en: () => import('./sites/locales/en.po'),
};
const delegatesWords: Catalogue = {
  ru: () => import('./delegates/locales/ru.po'),
  en: () => import('./delegates/locales/en.po'),
};
const newsWords: Catalogue = {
  ru: () => import('./news/locales/ru.po'),
  en: () => import('./news/locales/en.po'),
};

export const profilePages: Pages = {
  profile: {
    load: () => import('./profile-page.tsx'),
    words: [
      profileWords,
      passportCatalogue,
      passportWords,
      passkeysWords,
      sitesWords,
      newsWords,
      delegatesWords,
      dataWords,
    ],
    asks: [() => queryFor(listConsents)],
    variant: 'profile',
  },
  authConsent: {
    load: () => import('./sites/consent-page.tsx'),
    words: [sitesWords],
    layout: 'auth',
    quiet: true,
  },
  unsubscribe: { load: () => import('./news/unsubscribe-page.tsx'), words: [newsWords], quiet: true },
};
