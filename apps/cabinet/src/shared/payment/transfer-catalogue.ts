import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** The words of requisites, for every page that tells where to send money. */
export const transferCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
