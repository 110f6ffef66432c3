import { ConsultationForm } from './order/order-forms.tsx';
import { OrderPage } from './order/order-page.tsx';

/** S2.1-33. */
export const ConsultationPage = () => (
  <OrderPage service="consultation" back="servicesTax" form={ConsultationForm} />
);
