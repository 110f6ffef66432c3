import { useParams } from 'react-router';
import { InsuranceForm, PropertyForm, TaxForm } from './order/order-forms.tsx';
import { OrderPage } from './order/order-page.tsx';
import { RequestPage } from './request-page.tsx';

/** Without an id a request is made, with one it is read (S2.2-01, S2.2-02, S2.2-03). */
export const InsuranceRequestPage = () => {
  const { id } = useParams();
  return id ? (
    <RequestPage id={id} back="servicesInsurance" />
  ) : (
    <OrderPage service="insurance" back="servicesInsurance" form={InsuranceForm} />
  );
};

export const PropertyRequestPage = () => {
  const { id } = useParams();
  return id ? (
    <RequestPage id={id} back="servicesProperty" />
  ) : (
    <OrderPage service="property" back="servicesProperty" form={PropertyForm} />
  );
};

export const TaxCreatePage = () => {
  const { id } = useParams();
  return id ? (
    <RequestPage id={id} back="servicesTax" />
  ) : (
    <OrderPage service="tax" back="servicesTax" form={TaxForm} />
  );
};
