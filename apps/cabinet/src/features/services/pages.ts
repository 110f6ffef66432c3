import type { Service, ServiceSection } from '@novosel/contract/services/rules.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { ComponentType } from 'react';
import { consentsCatalogue } from '../../shared/consents/consents-catalogue.ts';
import { estateCatalogue, estateFactsCatalogue } from '../../shared/estate/estate-catalogue.ts';
import type { BuiltPage, Pages } from '../../shared/navigation/built-page.ts';
import { requestsCatalogue } from '../../shared/requests/requests-catalogue.ts';

const servicesWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

type Code = typeof import('./services-pages.ts');

const page = (take: (code: Code) => ComponentType): BuiltPage => ({
  load: async () => ({ default: take(await import('./services-pages.ts')) }),
  words: [estateCatalogue, estateFactsCatalogue, consentsCatalogue, requestsCatalogue, servicesWords],
});
const about = (section: ServiceSection) => page(({ sectionPages }) => sectionPages[section]);
const order = (service: Service) => page(({ orderPages }) => orderPages[service]);

export const servicePages: Pages = {
  services: page(({ ServicesPage }) => ServicesPage),
  servicesInsurance: about('insurance'),
  servicesInsuranceRequest: order('insurance'),
  servicesProperty: about('property'),
  servicesPropertyRequest: order('property'),
  servicesTax: about('tax'),
  servicesTaxConsultation: order('consultation'),
  servicesTaxCreate: order('tax'),
  servicesTaxSign: page(({ TaxSignPage }) => TaxSignPage),
  servicesTaxSuccess: page(({ TaxSuccessPage }) => TaxSuccessPage),
};
