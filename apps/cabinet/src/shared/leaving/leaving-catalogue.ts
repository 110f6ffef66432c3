import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** Texts about ending a booking or a deal, for the pages of both. */
export const leavingCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
