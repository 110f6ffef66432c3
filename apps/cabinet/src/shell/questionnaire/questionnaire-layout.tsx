import { path } from '@novosel/contract/paths.ts';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { brand } from '../../brand.ts';
import { BrandLogo } from '../brand-logo.tsx';
import type { LayoutProps } from '../layouts.tsx';
import styles from './questionnaire-layout.module.css';

/** Pages that open by a link from a letter: a logo, the page, data protection and phones (S2.5-10…12). */
export const Layout = ({ children }: LayoutProps) => {
  const t = useText();
  const locale = useLocale();
  return (
    <div className={styles.root}>
      <header className={styles.bar}>
        <div className="container">
          <BrandLogo href={path('root')} />
        </div>
      </header>
      <main className="container page" id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        <div className={`container ${styles.links}`}>
          <a href={brand.privacy}>{t('auth.privacy')}</a>
          <a href={`tel:${brand.phones.support}`}>
            {brand.phones.supportShown}, {brand.phones.note[locale]}
          </a>
          {brand.phones.office && (
            <a href={`tel:${brand.phones.office.number}`}>{brand.phones.office.shown}</a>
          )}
        </div>
      </footer>
    </div>
  );
};
