import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** The texts of the window that may open over any page. */
export const proofCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
