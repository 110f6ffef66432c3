export { bankName } from './banks.ts';
export { chosenBid } from './mortgage.repo.ts';
