import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listCompared, listViewed } from '@novosel/contract/catalogue/choosing/choosing-endpoints.ts';
import { listFavourites } from '@novosel/contract/catalogue/choosing/favourites-endpoints.ts';
import { getEstate, listComplexes } from '@novosel/contract/catalogue/endpoints.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { estateCatalogue, estateFactsCatalogue } from '../../shared/estate/estate-catalogue.ts';
import type { Ask, BuiltPage, Pages } from '../../shared/navigation/built-page.ts';
import type { LoadPage } from '../../shared/navigation/feature.ts';

const catalogueWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

const page = (load: LoadPage, ...asks: readonly Ask[]): BuiltPage => ({
  load,
  words: [estateCatalogue, estateFactsCatalogue, catalogueWords],
  asks,
});

export const cataloguePages: Pages = {
  estates: page(
    () => import('./search/estates-page.tsx'),
    () => queryFor(listComplexes),
  ),
  estate: page(
    () => import('./card/estate-page.tsx'),
    (estate) => queryFor(getEstate, { params: { estate } }),
  ),
  estateComplex: page(() => import('./complex/complex-page.tsx')),
  estateBuilding: page(() => import('./house/board-page.tsx')),
  estatesCompared: page(
    () => import('./comparison/comparison-page.tsx'),
    () => queryFor(listCompared),
  ),
  estatesViewed: page(
    () => import('./viewed/viewed-page.tsx'),
    () => queryFor(listViewed),
  ),
  estateSet: page(() => import('./selection/selection-page.tsx')),
  favorites: page(
    () => import('./favourites/favorites-page.tsx'),
    () => queryFor(listFavourites),
  ),
  favoritesInvitation: page(() => import('./favourites/invitation-page.tsx')),
};
