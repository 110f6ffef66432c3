import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { consentsCatalogue } from '../../consents/consents-catalogue.ts';
import { estateCatalogue } from '../../estate/estate-catalogue.ts';
import type { BuiltPage, Pages } from '../../routing/built-page.ts';
import type { LoadPage } from '../../routing/feature.ts';

const mortgageWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

const page = (load: LoadPage): BuiltPage => ({
  load,
  words: [estateCatalogue, consentsCatalogue, mortgageWords],
});

export const mortgagePages: Pages = {
  mortgage: page(() => import('./mortgage-page.tsx')),
  dealMortgage: page(() => import('./mortgage-page.tsx')),
  dealMortgageAwaits: page(() => import('./awaits-page.tsx')),
};
