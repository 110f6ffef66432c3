import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { dealsCatalogue } from '../../shared/deal/deals-catalogue.ts';
import { estateCatalogue } from '../../shared/estate/estate-catalogue.ts';
import type { Pages } from '../../shared/navigation/built-page.ts';

const documentsWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

const checkWords: Catalogue = {
  ru: () => import('./check/locales/ru.po'),
  en: () => import('./check/locales/en.po'),
};

export const documentPages: Pages = {
  check: { load: () => import('./check/check-page.tsx'), words: [checkWords] },
  documents: {
    load: () => import('./documents-page.tsx'),
    words: [estateCatalogue, dealsCatalogue, documentsWords],
  },
};
