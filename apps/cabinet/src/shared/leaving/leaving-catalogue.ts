import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** What is said of giving up a booking or a deal, on the pages of both. */
export const leavingCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
