/** In one piece of code: they share most of it. */
export { ConsultationPage } from './consultation-page.tsx';
export { InsuranceRequestPage, PropertyRequestPage, TaxCreatePage } from './request-pages.tsx';
export { InsurancePage, PropertyPage, TaxPage } from './service-page.tsx';
export { ServicesPage } from './services-page.tsx';
export { TaxSignPage } from './tax-sign-page.tsx';
export { TaxSuccessPage } from './tax-success-page.tsx';
