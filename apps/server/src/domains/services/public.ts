export { closeServices } from './work-services.ts';
