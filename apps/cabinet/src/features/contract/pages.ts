import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { dealPagesCatalogue, dealsCatalogue } from '../../shared/deal/deals-catalogue.ts';
import { estateCatalogue } from '../../shared/estate/estate-catalogue.ts';
import type { BuiltPage, Pages } from '../../shared/navigation/built-page.ts';
import { readerCatalogue } from '../../shared/paper-reader/reader-catalogue.ts';

const contractWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

const page: BuiltPage = {
  load: () => import('./entry-page.tsx'),
  words: [estateCatalogue, dealsCatalogue, dealPagesCatalogue, readerCatalogue, contractWords],
};

export const contractPages: Pages = { dealContract: page, dealPaperworkEds: page, dealSign: page };
