export { followMortgageConsents } from './follow-consents.ts';
export { type BidNews, bidAnswered } from './mortgage.events.ts';
export { workMortgage } from './work-mortgage.ts';
