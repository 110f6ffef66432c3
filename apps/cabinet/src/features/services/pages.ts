import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listServices } from '@novosel/contract/services/endpoints.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { consentsCatalogue } from '../../shared/consents/consents-catalogue.ts';
import { estateCatalogue, estateFactsCatalogue } from '../../shared/estate/estate-catalogue.ts';
import type { Ask, BuiltPage, Pages } from '../../shared/navigation/built-page.ts';

const servicesWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

type ServicesPage = keyof typeof import('./services-pages.ts');

const page = (name: ServicesPage, ...asks: readonly Ask[]): BuiltPage => ({
  load: async () => ({ default: (await import('./services-pages.ts'))[name] }),
  words: [estateCatalogue, estateFactsCatalogue, consentsCatalogue, servicesWords],
  asks,
});
const list: Ask = () => queryFor(listServices);

export const servicePages: Pages = {
  services: page('ServicesPage', list),
  servicesInsurance: page('InsurancePage', list),
  servicesInsuranceRequest: page('InsuranceRequestPage'),
  servicesProperty: page('PropertyPage', list),
  servicesPropertyRequest: page('PropertyRequestPage'),
  servicesTax: page('TaxPage', list),
  servicesTaxConsultation: page('ConsultationPage'),
  servicesTaxCreate: page('TaxCreatePage'),
  servicesTaxSign: page('TaxSignPage'),
  servicesTaxSuccess: page('TaxSuccessPage'),
};
