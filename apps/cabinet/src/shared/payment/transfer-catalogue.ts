import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** Texts of bank details, for every page that says where to send money. */
export const transferCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
