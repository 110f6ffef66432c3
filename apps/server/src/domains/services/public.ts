export { type ServiceNews, serviceLate, serviceMoved } from './services.events.ts';
export { followTaxConsents, workServices } from './work-services.ts';
