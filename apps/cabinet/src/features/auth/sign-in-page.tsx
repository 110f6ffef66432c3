import { path } from '@novosel/contract/paths.ts';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';
import { useSyncExternalStore } from 'react';
import { brand } from '../../brand.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-page.module.css';

export default function SignInPage() {
  const t = useText();
  const locale = useLocale();
  const { support, supportShown, note } = brand.phones;
  // The way on (a client's site) goes along; the document that is drawn at build knows no address.
  const search = useSyncExternalStore(
    () => () => {},
    () => window.location.search,
    () => '',
  );
  return (
    <>
      <h1 className="title-l">{t('signIn.title')}</h1>
      <SignInForm />
      <div className={styles.more}>
        <LinkButton href={path('authForgot') + search}>{t('signIn.forgot')}</LinkButton>
        <LinkButton href={path('authRegister') + search}>{t('signIn.register')}</LinkButton>
      </div>
      <p className={`small muted ${styles.help}`}>
        {t('signIn.help')}{' '}
        <a href={`tel:${support}`} className="nowrap">
          {supportShown}
        </a>
        , {note[locale]}
      </p>
    </>
  );
}
