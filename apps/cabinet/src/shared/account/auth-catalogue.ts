import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** Texts of the sign-in and of pages that lead back to it. */
export const authCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
