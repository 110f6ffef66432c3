import { path } from '@novosel/contract/wire/paths.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useSyncExternalStore } from 'react';
import { Help } from '../../shared/account/help.tsx';
import styles from '../../shared/account/way-in.module.css';
import { SignInForm } from './sign-in-form.tsx';

export default function SignInPage() {
  const t = useText();
  // Links keep the address's query, which leads back to a client's site; the prerendered document has no
  // query.
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
