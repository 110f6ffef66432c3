import { type ServiceSection, serviceNames, services } from '@novosel/contract/services/rules.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { ComponentType } from 'react';
import { useBackLink } from '../../shared/navigation/back-link.tsx';
import styles from '../../shared/requests/requests.module.css';
import { RequestsCard } from '../../shared/requests/requests-card.tsx';
import { ChatButton } from '../../shared/support/chat-button.tsx';
import { serviceFamily } from './service-family.tsx';
import own from './services.module.css';

const steps = ['1', '2', '3'] as const;

/** A service before it is ordered: what it is, its steps and its cost; and the person's requests of it. */
const ServicePage = ({ service }: { service: ServiceSection }) => {
  const t = useText();
  const locale = useLocale();
  useBackLink({ href: path('services'), label: t('services.title') });
  return (
    <div className={styles.page}>
      <PageHead
        title={services[service][locale]}
        note={t('services.about', { service })}
        end={
          <ButtonLink href={path(services[service].order, {})}>{t('services.order', { service })}</ButtonLink>
        }
      />
      <Card title={t('services.how')}>
        <ol className={own.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`services.how.${step}`, { service })}</li>
          ))}
        </ol>
        <p className="muted">{t('services.price', { service })}</p>
        {service === 'tax' && (
          <p className={styles.after}>
            <Link href={path('servicesTaxConsultation')}>{t('services.consultation.first')}</Link>
          </p>
        )}
        <div className={styles.after}>
          <ChatButton place="section" />
        </div>
      </Card>
      <RequestsCard
        family={serviceFamily}
        of={serviceNames.filter((name) => services[name].section === service)}
      />
    </div>
  );
};

const sections = new Set(serviceNames.map((name) => services[name].section));

/** The page of each section, as the router takes it. */
export const sectionPages = Object.fromEntries(
  [...sections].map((section): [ServiceSection, ComponentType] => [
    section,
    () => <ServicePage service={section} />,
  ]),
) as Record<ServiceSection, ComponentType>;
