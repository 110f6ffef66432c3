import { Tabs } from '@novosel/ui/actions/tabs.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Outlet, useLocation } from 'react-router';
import { useRoles } from '../../../shared/use-roles.ts';
import styles from './catalogue-page.module.css';
import { sectionAt, sectionsFor } from './sections.ts';

/** The frame of the desk's work on the catalogue: sections by role above, the open one below. */
export default function CataloguePage() {
  const t = useText();
  const { pathname } = useLocation();
  const roles = useRoles();
  const here = sectionAt(pathname);
  const open = sectionsFor(roles ?? []);
  if (!roles) return <main id="main" className={styles.root} aria-busy="true" />;
  if (!open.some((section) => section === here)) {
    return (
      <main id="main" className={styles.root}>
        <h1 className="title-l">{t('catalogue.title')}</h1>
        <EmptyState title={t('catalogue.denied')}>{t('catalogue.denied.note')}</EmptyState>
      </main>
    );
  }
  return (
    <main id="main" className={styles.root}>
      {open.length > 1 && (
        <div className={styles.sections}>
          <Tabs
            label={t('catalogue.sections')}
            value={here?.key ?? ''}
            tabs={open.map(({ key, href }) => ({ key, href, title: t(`catalogue.section.${key}`) }))}
          />
        </div>
      )}
      <Outlet />
    </main>
  );
}
