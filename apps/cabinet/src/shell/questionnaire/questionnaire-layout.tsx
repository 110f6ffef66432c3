import { path } from '@novosel/contract/wire/paths.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { brand } from '../../shared/brand.ts';
import { chooseLocale } from '../../shared/locale.ts';
import { queries } from '../../shared/page/queries.ts';
import { BrandLogo } from '../brand-logo.tsx';
import type { LayoutProps } from '../layout-props.ts';
import styles from './questionnaire-layout.module.css';

/**
 * Layout of pages that a link in a letter opens: a logo, the page, data protection and phones (S2.5-10…12).
 */
export const Layout = ({ children }: LayoutProps) => {
  const t = useText();
  const locale = useLocale();
  const other = locale === 'ru' ? 'en' : 'ru';
  return (
    <div className={styles.root}>
      <header className={styles.bar}>
        <div className="container">
          <BrandLogo href={path('root')} />
        </div>
      </header>
      <main className="container page" id="main" tabIndex={-1}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
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
          {/* A person who comes by a letter has not chosen a language on this device yet. */}
          <button
            type="button"
            className={styles.language}
            lang={other}
            onClick={() => void chooseLocale(other)}
          >
            {t('questionnaire.language')}
          </button>
        </div>
      </footer>
    </div>
  );
};
