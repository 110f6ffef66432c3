import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** The words of feedback, for its pages and for the window over any page. */
export const feedbackCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
