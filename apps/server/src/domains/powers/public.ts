export { type PowerNews, powerDecided } from './powers.events.ts';
