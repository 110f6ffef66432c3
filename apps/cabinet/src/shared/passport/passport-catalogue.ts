import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** Texts of the passport's fields, for every page that has them. */
export const passportCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
