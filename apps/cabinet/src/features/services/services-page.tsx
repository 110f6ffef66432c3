import { serviceNames, services } from '@novosel/contract/services/rules.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Video from 'lucide-react/icons/video';
import { RequestsCard } from './requests-card.tsx';
import styles from './services.module.css';

const pages = {
  insurance: 'servicesInsurance',
  property: 'servicesProperty',
  tax: 'servicesTax',
  consultation: 'servicesTaxConsultation',
} as const;
const icons = { insurance: ShieldCheck, property: ScrollText, tax: ReceiptText, consultation: Video };

/** «Услуги и сервисы» (S2.1-13): what can be ordered, and what was. */
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
              href={path(pages[name])}
              icon={icons[name]}
              title={services[name][locale]}
              note={t('services.short', { service: name })}
            />
          ))}
        </List>
      </Card>
      <RequestsCard />
    </div>
  );
}
