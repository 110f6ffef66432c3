import { path } from '@novosel/contract/paths.ts';
import { ButtonLink } from '@novosel/ui/button.tsx';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import type { ReactNode } from 'react';
import { brand } from '../../brand.ts';
import styles from './sign-in-page.module.css';

interface PlainProps {
  /** First part of the ids of its words. */
  name: 'renew' | 'forgot' | 'register';
  children?: ReactNode;
}

/** A page of the sign-in that is not built yet: what will be here, and who helps until then. */
export const PlainAuth = ({ name, children }: PlainProps) => {
  const t = useText();
  const locale = useLocale();
  const { support, supportShown, note } = brand.phones;
  return (
    <>
      <h1 className="title-l">{t(`${name}.title`)}</h1>
      {children}
      <p>{t(`${name}.soon`)}</p>
      <p>
        {t('plain.call')}{' '}
        <a href={`tel:${support}`} className="nowrap">
          {supportShown}
        </a>
        , {note[locale]}
      </p>
      <div className={styles.acts}>
        <ButtonLink href={path('auth')} variant="secondary">
          {t('plain.back')}
        </ButtonLink>
      </div>
    </>
  );
};
