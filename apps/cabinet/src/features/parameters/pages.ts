import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { dealPagesCatalogue, dealsCatalogue } from '../../shared/deal/deals-catalogue.ts';
import { estateCatalogue, estateFactsCatalogue } from '../../shared/estate/estate-catalogue.ts';
import type { BuiltPage, Pages } from '../../shared/navigation/built-page.ts';
import type { LoadPage } from '../../shared/navigation/feature.ts';

const parametersWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

const page = (load: LoadPage): BuiltPage => ({
  load,
  words: [estateCatalogue, estateFactsCatalogue, dealsCatalogue, dealPagesCatalogue, parametersWords],
});

export const parametersPages: Pages = {
  dealParameters: page(() => import('./parameters-page.tsx')),
  dealParametersTotal: page(() => import('./total-page.tsx')),
  dealParametersSuccess: page(() => import('./saved-page.tsx')),
};
