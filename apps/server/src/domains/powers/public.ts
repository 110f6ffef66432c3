export { powerDecided } from './powers.events.ts';
