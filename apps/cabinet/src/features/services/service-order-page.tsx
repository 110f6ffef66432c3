import { type Service, serviceNames, services } from '@novosel/contract/services/rules.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { useLocale } from '@novosel/ui/text/i18n.tsx';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { OrderPage } from '../../shared/requests/order/order-page.tsx';
import { RequestPage } from '../../shared/requests/request-page.tsx';
import { serviceFamily } from './service-family.tsx';
import { serviceParts } from './service-parts.ts';

/** Without an ID the page makes a request, with one it shows it (S2.2-01, S2.2-02, S2.2-03; S2.1-33). */
const ServiceOrderPage = ({ service }: { service: Service }) => {
  const locale = useLocale();
  const { id } = useParams();
  const section = services[services[service].section];
  const back = { href: path(section.page), label: section[locale] };
  return id ? (
    <RequestPage family={serviceFamily} id={id} back={back} />
  ) : (
    <OrderPage family={serviceFamily} kind={service} back={back} form={serviceParts[service].form} />
  );
};

/** The page of each service, as the router takes it. */
export const orderPages = Object.fromEntries(
  serviceNames.map((service): [Service, ComponentType] => [
    service,
    () => <ServiceOrderPage service={service} />,
  ]),
) as Record<Service, ComponentType>;
