import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** Words of the sign-in and of what leads back to it. */
export const authCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};
