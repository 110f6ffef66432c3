import { type Service, services } from '@novosel/contract/services/rules.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useBackLink } from '../../shared/navigation/back-link.tsx';
import { ChatButton } from '../../shared/support/chat-button.tsx';
import { RequestsCard } from './requests-card.tsx';
import styles from './services.module.css';

const steps = ['1', '2', '3'] as const;
const orderPages = {
  insurance: 'servicesInsuranceRequest',
  property: 'servicesPropertyRequest',
  tax: 'servicesTaxCreate',
} as const;

interface AboutProps {
  service: keyof typeof orderPages;
  /** Whose requests stand below. */
  of: readonly Service[];
}

/** What a service is, how it goes and what it costs, before it is ordered; and what was ordered of it. */
const About = ({ service, of }: AboutProps) => {
  const t = useText();
  const locale = useLocale();
  useBackLink({ href: path('services'), label: t('services.title') });
  return (
    <div className={styles.page}>
      <PageHead
        title={services[service][locale]}
        note={t('services.about', { service })}
        end={<ButtonLink href={path(orderPages[service], {})}>{t('services.order', { service })}</ButtonLink>}
      />
      <Card title={t('services.how')}>
        <ol className={styles.steps}>
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
      <RequestsCard of={of} />
    </div>
  );
};

export const InsurancePage = () => <About service="insurance" of={['insurance']} />;
export const PropertyPage = () => <About service="property" of={['property']} />;
export const TaxPage = () => <About service="tax" of={['tax', 'consultation']} />;
