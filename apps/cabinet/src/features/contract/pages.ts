import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { contractPartsCatalogue } from '../../shared/contract/contract-catalogue.ts';
import { dealPagesCatalogue, dealsCatalogue } from '../../shared/deal/deals-catalogue.ts';
import { estateCatalogue } from '../../shared/estate/estate-catalogue.ts';
import type { BuiltPage, Pages } from '../../shared/navigation/built-page.ts';
import { readerCatalogue } from '../../shared/paper-reader/reader-catalogue.ts';

const contractWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

const signingWords: Catalogue = {
  ru: () => import('./signing/locales/ru.po'),
  en: () => import('./signing/locales/en.po'),
};

const signing: BuiltPage = {
  load: () => import('./signing/signing-page.tsx'),
  words: [
    estateCatalogue,
    dealsCatalogue,
    dealPagesCatalogue,
    contractPartsCatalogue,
    readerCatalogue,
    signingWords,
  ],
};

export const contractPages: Pages = {
  dealContract: {
    load: () => import('./contract-page.tsx'),
    words: [estateCatalogue, dealsCatalogue, dealPagesCatalogue, contractPartsCatalogue, contractWords],
  },
  dealPaperworkEds: signing,
  dealSign: signing,
};
