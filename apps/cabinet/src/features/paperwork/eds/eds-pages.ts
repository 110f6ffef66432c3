export { CheckPage } from './check/check-page.tsx';
export { ChoicePage } from './order/choice-page.tsx';
export { orderPages } from './order/order-page.tsx';
export { SignaturesPage } from './signatures/signatures-page.tsx';
export { SuccessPage } from './signatures/success-page.tsx';
