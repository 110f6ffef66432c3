import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { estateCatalogue, estateFactsCatalogue } from '../../shared/estate/estate-catalogue.ts';
import type { Pages } from '../../shared/navigation/built-page.ts';

const elementsWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

export const elementPages: Pages = {
  elements: {
    load: () => import('./elements-page.tsx'),
    words: [estateCatalogue, estateFactsCatalogue, elementsWords],
    fixedWidth: true,
  },
};
