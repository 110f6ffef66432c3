export { type ServiceNews, serviceLate, serviceMoved } from './services.events.ts';
export { followTaxConsents, withdrawServicesOf, workServices } from './work-services.ts';
