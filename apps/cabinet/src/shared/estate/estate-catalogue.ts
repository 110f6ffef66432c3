import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** Names of estates and of the rooms of their plans: all that the dashboard needs. */
export const estateCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

/** Further texts about an estate, for every feature that shows one. */
export const estateFactsCatalogue: Catalogue = {
  ru: () => import('./fact-locales/ru.po'),
  en: () => import('./fact-locales/en.po'),
};
