import type { PageName } from '../wire/paths.ts';
import type { Service } from './rules.ts';

/** Where a request is read (S2.2-01, S2.2-02, S2.2-03); both kinds about taxes have one page. */
export const pageOfRequest = {
  insurance: 'servicesInsuranceRequest',
  property: 'servicesPropertyRequest',
  tax: 'servicesTaxCreate',
  consultation: 'servicesTaxCreate',
} as const satisfies Record<Service, PageName>;
