export { currentQuote } from './parameters.repo.ts';
export { toQuoteView } from './quotes.ts';
