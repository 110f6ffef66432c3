export { type CurrentQuote, currentQuote, ownershipOfDeal } from './parameters.repo.ts';
export { toQuoteView } from './quotes.ts';
