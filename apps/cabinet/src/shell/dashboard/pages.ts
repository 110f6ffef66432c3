import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listDeals } from '@novosel/contract/deals/endpoints.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { estateCatalogue } from '../../estate/estate-catalogue.ts';
import { dealsCatalogue } from '../../features/deals/deals-catalogue.ts';
import { transferCatalogue } from '../../payment/transfer-catalogue.ts';
import type { Pages } from '../../routing/built-page.ts';

const dashboardWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

export const dashboardPages: Pages = {
  dashboard: {
    load: () => import('./dashboard-page.tsx'),
    words: [estateCatalogue, dashboardWords, dealsCatalogue, transferCatalogue],
    asks: [() => queryFor(listDeals)],
  },
};
