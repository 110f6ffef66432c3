export { discountOf } from './discount-of.ts';
