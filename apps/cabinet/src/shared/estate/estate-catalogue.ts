import type { Catalogue } from '@novosel/ui/text/i18n.tsx';

/** How estates and the rooms of their plans are called: all that the dashboard says of them. */
export const estateCatalogue: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

/** What else is said of an estate, for the pages of every feature that shows one. */
export const estateFactsCatalogue: Catalogue = {
  ru: () => import('./fact-locales/ru.po'),
  en: () => import('./fact-locales/en.po'),
};
