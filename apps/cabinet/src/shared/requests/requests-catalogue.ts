import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** Texts that requests of every family share. */
export const requestsCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
