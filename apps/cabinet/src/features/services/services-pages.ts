/** One chunk: the pages share most of their code. */
export { orderPages } from './service-order-page.tsx';
export { sectionPages } from './service-page.tsx';
export { ServicesPage } from './services-page.tsx';
export { TaxSignPage } from './tax-sign-page.tsx';
export { TaxSuccessPage } from './tax-success-page.tsx';
