import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** The texts of loyalty, for its page and for the window over any page. */
export const bonusCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
