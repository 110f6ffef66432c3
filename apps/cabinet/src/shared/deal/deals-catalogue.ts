import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** The texts of deals, for their pages, the dashboard and the window over any page. */
export const dealsCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

/** Texts for a delegate who looks at a deal of his principal. */
export const trustedCatalogue: Catalogue = {
  ru: () => import('./trusted-locales/ru.po'),
  en: () => import('./trusted-locales/en.po'),
};

/** Texts that only the pages of deals use. */
export const dealPagesCatalogue: Catalogue = {
  ru: () => import('./page-locales/ru.po'),
  en: () => import('./page-locales/en.po'),
};
