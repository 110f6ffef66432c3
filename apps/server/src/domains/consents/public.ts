export { agreedTexts, recordConsents } from './record-consents.ts';
