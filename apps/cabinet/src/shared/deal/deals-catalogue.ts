import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** The words of deals, for their pages, the dashboard and the window over any page. */
export const dealsCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

/** What is said to who looks at a deal of another who trusts him. */
export const trustedCatalogue: Catalogue = {
  ru: () => import('./trusted-locales/ru.po'),
  en: () => import('./trusted-locales/en.po'),
};

/** What is said of deals on their own pages alone. */
export const dealPagesCatalogue: Catalogue = {
  ru: () => import('./page-locales/ru.po'),
  en: () => import('./page-locales/en.po'),
};
