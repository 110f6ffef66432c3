import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listDeals } from '@novosel/contract/deals/endpoints.ts';
import { listInvitations } from '@novosel/contract/members/invitation-endpoints.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { dealsCatalogue } from '../../shared/deal/deals-catalogue.ts';
import { estateCatalogue } from '../../shared/estate/estate-catalogue.ts';
import type { Pages } from '../../shared/navigation/built-page.ts';
import { transferCatalogue } from '../../shared/payment/transfer-catalogue.ts';

const dashboardWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

export const dashboardPages: Pages = {
  dashboard: {
    load: () => import('./dashboard-page.tsx'),
    words: [estateCatalogue, dashboardWords, dealsCatalogue, transferCatalogue],
    asks: [() => queryFor(listDeals), () => queryFor(listInvitations)],
    variant: 'dashboard',
  },
};
