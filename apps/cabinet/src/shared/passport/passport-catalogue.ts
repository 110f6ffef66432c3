import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** The fields of a passport, for every page that asks for one. */
export const passportCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
