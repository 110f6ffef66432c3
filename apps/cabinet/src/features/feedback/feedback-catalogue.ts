import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** The texts of feedback, for its pages and for the window over any page. */
export const feedbackCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
