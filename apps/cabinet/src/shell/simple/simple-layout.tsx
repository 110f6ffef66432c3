import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { brand } from '../../shared/brand.ts';
import { queries } from '../../shared/page/queries.ts';
import { BrandLogo } from '../brand-logo.tsx';
import { Footer } from '../frame/footer.tsx';
import type { LayoutProps } from '../layout-props.ts';
import styles from './simple-layout.module.css';

/** Layout for guests: links to the catalogue and to the sign-in (S2.5-13…16, S6-07). */
export const Layout = ({ children }: LayoutProps) => {
  const t = useText();
  return (
    <QueryClientProvider client={queries}>
      <div className={styles.root}>
        <a className="skip" href="#main">
          {t('skip')}
        </a>
        <header className={styles.header}>
          <div className={`container ${styles.row}`}>
            <div className={styles.logo}>
              <BrandLogo href={path('estates')} />
            </div>
            <ButtonLink href={brand.catalogue} variant="quiet" small>
              {t('simple.buy')}
            </ButtonLink>
            <ButtonLink href={path('auth')} variant="secondary" small>
              {t('simple.signIn')}
            </ButtonLink>
          </div>
        </header>
        <main className="container page" id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
    </QueryClientProvider>
  );
};
