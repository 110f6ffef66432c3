import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

export const readerCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
