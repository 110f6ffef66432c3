export { followMortgageConsents } from './follow-consents.ts';
