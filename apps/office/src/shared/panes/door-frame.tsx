import { Logo } from '@novosel/ui/look/logo.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import { brand } from '../brand.ts';
import styles from './door-frame.module.css';

/**
 * The frame of pages without the desk's bar, such as the sign-in: one window in the middle, and the
 * developer's name.
 */
export const DoorFrame = ({ children }: { children: ReactNode }) => {
  const t = useText();
  const locale = useLocale();
  return (
    <main id="main" className={styles.page}>
      <section className={styles.window}>
        <div className={styles.brand}>
          <Logo name={brand.name[locale]} mark={brand.logo.paths.map((d) => <path key={d} d={d} />)} />
          <span className="muted">{t('desk.name')}</span>
        </div>
        {children}
      </section>
    </main>
  );
};
