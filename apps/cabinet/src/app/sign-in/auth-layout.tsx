import { notice } from 'virtual:brand-notice';
import { path } from '@novosel/contract/wire/paths.ts';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import Info from 'lucide-react/icons/info';
import { brand } from '../../shared/brand.ts';
import { BrandLogo } from '../../shell/brand-logo.tsx';
import type { LayoutProps } from '../../shell/layout-props.ts';
import styles from './auth-layout.module.css';
import depthLines from './depth-lines.svg';
import eveningHouse from './evening-house.svg';

/**
 * Layout of the sign-in and related pages: the form at the left, the house in the evening at the right; on a
 * phone the house is at the foot (S2.5-04…08).
 */
export const Layout = ({ children }: Pick<LayoutProps, 'children'>) => {
  const t = useText();
  const locale = useLocale();
  return (
    <div className={styles.root}>
      <div className={styles.side}>
        <header>
          <BrandLogo href={path('auth')} />
        </header>
        <main className={styles.main} id="main" tabIndex={-1}>
          <a className={styles.notice} href={notice.link}>
            <Icon of={Info} className={styles.info} />
            <span>
              {notice.text[locale]} <u className="nowrap">{notice.more[locale]}</u>
            </span>
          </a>
          {children}
        </main>
        <footer className={styles.foot}>
          <a href={brand.privacy}>{t('auth.privacy')}</a>
          <a href={brand.terms}>{t('auth.terms')}</a>
        </footer>
      </div>
      <div className={styles.art} aria-hidden="true">
        <img className={styles.depth} src={depthLines} alt="" />
        <img className={styles.house} src={eveningHouse} width="440" height="378" alt="" />
        <p>{t('auth.windows')}</p>
      </div>
    </div>
  );
};
