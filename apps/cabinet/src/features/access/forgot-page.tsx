import { call } from '@novosel/client/calls/call.ts';
import { resetPassword } from '@novosel/contract/session/account-endpoints.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { signInPagePath } from '../../shared/account/enter.ts';
import { Help } from '../../shared/account/help.tsx';
import { loginOf } from '../../shared/account/login.ts';
import styles from '../../shared/account/way-in.module.css';
import { finishSignIn } from './finish-sign-in.ts';
import { NewPassword } from './new-password.tsx';
import { useRecovery } from './use-recovery.ts';
import { WhoForm } from './who-form.tsx';

/** Sets a new password by a one-time code sent to the phone or the e-mail (S2.1-14). */
export default function ForgotPage() {
  const t = useText();
  const { act, login, sent, send, resend, enter, back } = useRecovery('reset');
  return (
    <>
      <h1 className="title-l">{t('forgot.title')}</h1>
      {login && sent ? (
        <NewPassword
          sent={sent}
          act={act}
          onResend={() => resend(login)}
          onSubmit={(entered) =>
            void act.act(async () =>
              finishSignIn(
                await enter(() => call(resetPassword, { body: { ...loginOf(login), ...entered } })),
              ),
            )
          }
        >
          {t('forgot.submit')}
        </NewPassword>
      ) : (
        <>
          <p>{t('forgot.what')}</p>
          <WhoForm act={act} onSubmit={send} />
        </>
      )}
      <div className={styles.more}>
        {sent && <LinkButton onClick={back}>{t('access.otherLogin')}</LinkButton>}
        <LinkButton href={signInPagePath('auth')}>{t('access.signIn')}</LinkButton>
      </div>
      <Help>{t('forgot.help')}</Help>
    </>
  );
}
