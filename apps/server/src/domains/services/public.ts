export { type ServiceNews, serviceLate, serviceMoved } from './services.events.ts';
export { closeServices, followEnds, workServices } from './work-services.ts';
