import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { estateCatalogue, estateFactsCatalogue } from '../../estate/estate-catalogue.ts';
import type { Pages } from '../../routing/built-page.ts';

const elementsWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

export const elementPages: Pages = {
  elements: {
    load: () => import('./elements-page.tsx'),
    words: [estateCatalogue, estateFactsCatalogue, elementsWords],
  },
};
