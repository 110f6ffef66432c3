import { type Service, services } from '@novosel/contract/services/rules.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { ComponentType } from 'react';
import { useUser } from '../../../shared/account/use-user.ts';
import { useBackLink } from '../../../shared/navigation/back-link.tsx';
import styles from '../services.module.css';

interface OrderPageProps {
  service: Service;
  /** Where the service is told of. */
  back: 'servicesInsurance' | 'servicesProperty' | 'servicesTax';
  form: ComponentType<{ user: number }>;
}

/** The page on which a service is ordered. */
export const OrderPage = ({ service, back, form: Form }: OrderPageProps) => {
  const t = useText();
  const locale = useLocale();
  const user = useUser()?.id;
  useBackLink({ href: path(back), label: t('services.back', { back }) });
  return (
    <div className={styles.page}>
      <PageHead title={services[service][locale]} note={t('services.order.note', { service })} />
      <Card aria-busy={user === undefined || undefined}>
        {user === undefined ? <Skeleton lines={4} height="56px" /> : <Form user={user} />}
      </Card>
    </div>
  );
};
