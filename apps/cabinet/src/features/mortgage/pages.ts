import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { consentsCatalogue } from '../../shared/consents/consents-catalogue.ts';
import { estateCatalogue } from '../../shared/estate/estate-catalogue.ts';
import type { BuiltPage, Pages } from '../../shared/navigation/built-page.ts';
import type { LoadPage } from '../../shared/navigation/feature.ts';

const mortgageWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

const page = (load: LoadPage): BuiltPage => ({
  load,
  words: [estateCatalogue, consentsCatalogue, mortgageWords],
});

export const mortgagePages: Pages = {
  mortgage: {
    ...page(() => import('./mortgage-page.tsx')),
    layout: ({ id }) => (id === undefined ? 'default' : 'deal'),
  },
  dealMortgage: page(() => import('./mortgage-page.tsx')),
  dealMortgageAwaits: { ...page(() => import('./awaits-page.tsx')), variant: 'mortgageAwaits' },
};
