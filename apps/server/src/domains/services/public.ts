export { withdrawServices } from './end-services.ts';
