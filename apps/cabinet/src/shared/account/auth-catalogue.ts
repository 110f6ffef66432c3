import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** Words of the sign-in and of what leads back to it. */
export const authCatalogue: Catalogue = {
  ru: () => import('../../features/auth/locales/ru.po'),
  en: () => import('../../features/auth/locales/en.po'),
};
