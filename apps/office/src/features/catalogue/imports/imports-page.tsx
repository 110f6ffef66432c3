import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useRoles } from '../../../shared/use-roles.ts';
import { mayDo } from '../frame/sections.ts';
import { ImportDrop } from './acts/import-drop.tsx';
import { ImportHistory } from './acts/import-history.tsx';
import { TemplateCard } from './acts/template-card.tsx';
import styles from './imports-page.module.css';

/** Imports estates and prices from a file: shows the changes first, then applies them. */
export default function ImportsPage() {
  const t = useText();
  const brings = mayDo('import', useRoles() ?? []);
  return (
    <>
      <PageHead title={t('catalogue.import.title')} note={t('catalogue.import.note')} />
      <div className={styles.root}>
        {brings ? (
          <div className={styles.new}>
            <Card title={t('catalogue.import.new')}>
              <ImportDrop label={t('catalogue.import.file')} />
            </Card>
            <TemplateCard />
          </div>
        ) : (
          <p className="muted">{t('catalogue.import.readOnly')}</p>
        )}
        <ImportHistory />
      </div>
    </>
  );
}
