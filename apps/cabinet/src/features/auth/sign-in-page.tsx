import { path } from '@novosel/contract/paths.ts';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';
import { brand } from '../../brand.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-page.module.css';

export default function SignInPage() {
  const t = useText();
  const locale = useLocale();
  const { support, supportShown, note } = brand.phones;
  return (
    <>
      <h1 className="title-l">{t('signIn.title')}</h1>
      <SignInForm />
      <div className={styles.more}>
        <LinkButton href={path('authForgot')}>{t('signIn.forgot')}</LinkButton>
        <LinkButton href={path('authRegister')}>{t('signIn.register')}</LinkButton>
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
