import { serviceNames, services } from '@novosel/contract/services/rules.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import styles from '../../shared/requests/requests.module.css';
import { RequestsCard } from '../../shared/requests/requests-card.tsx';
import { serviceFamily } from './service-family.tsx';
import { serviceParts } from './service-parts.ts';

/** «Услуги и сервисы» (S2.1-13): the services, and the person's requests. */
export function ServicesPage() {
  const t = useText();
  const locale = useLocale();
  return (
    <div className={styles.page}>
      <PageHead title={t('services.title')} note={t('services.note')} />
      <Card title={t('services.all')}>
        <List label={t('services.all')}>
          {serviceNames.map((name) => (
            <ListRow
              key={name}
              href={path(services[name].page)}
              icon={serviceParts[name].icon}
              title={services[name][locale]}
              note={t('services.short', { service: name })}
            />
          ))}
        </List>
      </Card>
      <RequestsCard family={serviceFamily} />
    </div>
  );
}
