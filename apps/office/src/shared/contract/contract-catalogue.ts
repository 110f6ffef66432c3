import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

export const contractCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
