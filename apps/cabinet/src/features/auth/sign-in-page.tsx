import { path } from '@novosel/contract/wire/paths.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useSyncExternalStore } from 'react';
import { Help } from '../../shared/account/help.tsx';
import styles from '../../shared/account/way-in.module.css';
import { SignInForm } from './sign-in-form.tsx';

export default function SignInPage() {
  const t = useText();
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
      <Help>{t('signIn.help')}</Help>
    </>
  );
}
