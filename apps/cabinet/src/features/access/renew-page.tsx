import { call } from '@novosel/client/calls/call.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { renewPassword, sendRenewalCode } from '@novosel/contract/session/account-endpoints.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEffect, useState } from 'react';
import { signInPagePath } from '../../shared/account/enter.ts';
import { Help } from '../../shared/account/help.tsx';
import {
  dropCredentials,
  keepCredentials,
  keptCredentials,
  keptLogin,
} from '../../shared/account/kept-credentials.ts';
import { type Sent, sentBy } from '../../shared/account/sent-code.ts';
import { useAct } from '../../shared/account/use-act.ts';
import frame from '../../shared/account/way-in.module.css';
import styles from './access.module.css';
import { finishSignIn } from './finish-sign-in.ts';
import { NewPassword } from './new-password.tsx';

/**
 * The password has expired (S4.2-03): a one-time code and a new one, by the credentials of the sign-in
 * (S4.2-02).
 */
export default function RenewPage() {
  const t = useText();
  const act = useAct();
  const [login] = useState(keptLogin);
  const [gone, setGone] = useState(login === undefined);
  const [sent, setSent] = useState<Sent>();
  // Forgets the credentials when the person leaves the page.
  useEffect(() => dropCredentials, []);

  /** The credentials are kept for minutes only; without them the person signs in again. */
  const byKept = (work: (kept: NonNullable<ReturnType<typeof keptCredentials>>) => Promise<unknown>) => {
    const kept = keptCredentials();
    if (kept) void act.act(() => work(kept));
    else setGone(true);
  };
  const send = () =>
    byKept(async (kept) => {
      const answer = await call(sendRenewalCode, { body: kept });
      // Keeps them as long as the code is valid.
      keepCredentials(kept);
      setSent(sentBy(answer.data.sentTo, answer.data));
    });
  const renew = ({ code, password: newPassword }: { code: string; password: string }) =>
    byKept(async (kept) => finishSignIn(await call(renewPassword, { body: { ...kept, code, newPassword } })));

  return (
    <>
      <h1 className="title-l">{t('renew.title')}</h1>
      {login && <p>{t('renew.for', { login: login.includes('@') ? login : phoneMask.show(login) })}</p>}
      {gone ? (
        <>
          <p>{t('renew.gone')}</p>
          <div className={styles.acts}>
            <ButtonLink href={signInPagePath('auth')}>{t('renew.signIn')}</ButtonLink>
          </div>
        </>
      ) : sent ? (
        <NewPassword sent={sent} act={act} onResend={send} onSubmit={renew}>
          {t('renew.submit')}
        </NewPassword>
      ) : (
        <div className={frame.form}>
          <p>{t('renew.what')}</p>
          <RefusalAlert words={[...act.refusal.words, ...Object.values(act.refusal.fields).flat()]} />
          <Button wide busy={act.busy} onClick={send}>
            {t('access.getCode')}
          </Button>
        </div>
      )}
      <Help>{t('renew.help')}</Help>
    </>
  );
}
