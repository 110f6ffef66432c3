import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** Words of the parts that pages of a contract share. */
export const contractPartsCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
