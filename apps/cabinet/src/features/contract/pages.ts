import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { contractPartsCatalogue } from '../../shared/contract/contract-catalogue.ts';
import { dealPagesCatalogue, dealsCatalogue } from '../../shared/deal/deals-catalogue.ts';
import { estateCatalogue } from '../../shared/estate/estate-catalogue.ts';
import type { Pages } from '../../shared/navigation/built-page.ts';

const contractWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

export const contractPages: Pages = {
  dealContract: {
    load: () => import('./contract-page.tsx'),
    words: [estateCatalogue, dealsCatalogue, dealPagesCatalogue, contractPartsCatalogue, contractWords],
  },
};
