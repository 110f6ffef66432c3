import { path } from '@novosel/contract/paths.ts';
import { useLocale } from '@novosel/ui/i18n.tsx';
import { Logo } from '@novosel/ui/logo.tsx';
import { brand } from '../brand.ts';
import styles from './error-page.module.css';
import { ErrorPage } from './error-page.tsx';

/** The error page where no layout could be made: a guard or the layout itself failed. */
export const RootError = () => (
  <main id="main" className={styles.bare}>
    <Logo name={brand.name[useLocale()]} href={path('root')} />
    <ErrorPage />
  </main>
);
