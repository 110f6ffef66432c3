import type { Catalogue } from '@novosel/ui/i18n.tsx';

/** The words of estates, for the pages of every feature that shows one. */
export const estateCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
