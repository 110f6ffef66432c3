import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getDeal, listDeals } from '@novosel/contract/deals/endpoints.ts';
import { dealPagesCatalogue, dealsCatalogue, trustedCatalogue } from '../../shared/deal/deals-catalogue.ts';
import { estateCatalogue, estateFactsCatalogue } from '../../shared/estate/estate-catalogue.ts';
import { leavingCatalogue } from '../../shared/leaving/leaving-catalogue.ts';
import type { Ask, BuiltPage, Pages } from '../../shared/navigation/built-page.ts';
import type { LoadPage } from '../../shared/navigation/feature.ts';
import { transferCatalogue } from '../../shared/payment/transfer-catalogue.ts';

const page = (load: LoadPage, ask: Ask): BuiltPage => ({
  load,
  words: [
    estateCatalogue,
    estateFactsCatalogue,
    dealsCatalogue,
    dealPagesCatalogue,
    leavingCatalogue,
    transferCatalogue,
  ],
  asks: [ask],
});

export const dealPages: Pages = {
  deals: page(
    () => import('./deals-page.tsx'),
    () => queryFor(listDeals),
  ),
  dealView: {
    ...page(
      () => import('./deal-page.tsx'),
      (estate) => queryFor(getDeal, { params: { estate } }),
    ),
    layout: 'default',
  },
  trustedDeal: {
    load: () => import('./trusted-page.tsx'),
    words: [estateCatalogue, estateFactsCatalogue, dealsCatalogue, dealPagesCatalogue, trustedCatalogue],
  },
};
