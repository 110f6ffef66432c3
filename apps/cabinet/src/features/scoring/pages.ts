import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getCreditRating, readScoring } from '@novosel/contract/scoring/endpoints.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { consentsCatalogue } from '../../shared/consents/consents-catalogue.ts';
import type { BuiltPage, Pages } from '../../shared/navigation/built-page.ts';

const scoringWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

const page: BuiltPage = {
  load: () => import('./scoring-page.tsx'),
  words: [consentsCatalogue, scoringWords],
  asks: [() => queryFor(getCreditRating), () => queryFor(readScoring)],
};

export const scoringPages: Pages = { scoring: page, mortgageScoring: page };
