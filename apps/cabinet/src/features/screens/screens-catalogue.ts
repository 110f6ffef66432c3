import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** Texts of the page and of the listener on all others. */
export const screensCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
