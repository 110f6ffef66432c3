import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** What is said alike of requests of every family. */
export const requestsCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
