import { call } from '@novosel/client/calls/call.ts';
import { isSignedIn } from '@novosel/client/calls/session.ts';
import { confirmEmail } from '@novosel/contract/session/account-endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Help } from '../../shared/account/help.tsx';
import { useAct } from '../../shared/account/use-act.ts';
import styles from './access.module.css';

/** The target of the letter's link: opening it changes nothing, only the press confirms the address. */
export default function EmailPage() {
  const t = useText();
  const act = useAct();
  const { token = '' } = useParams();
  const [done, setDone] = useState(false);
  const confirm = () =>
    void act.act(async () => {
      await call(confirmEmail, { body: { token } });
      setDone(true);
    });
  return (
    <>
      <h1 className="title-l">{t('email.title')}</h1>
      {done ? (
        <Alert tone="good">{t('email.done')}</Alert>
      ) : (
        <>
          <p>{t('email.what')}</p>
          <RefusalAlert words={[...act.refusal.words, ...Object.values(act.refusal.fields).flat()]} />
        </>
      )}
      <div className={styles.acts}>
        {done ? (
          <ButtonLink href={path(isSignedIn() ? 'dashboard' : 'auth')}>{t('email.goOn')}</ButtonLink>
        ) : (
          <Button wide busy={act.busy} onClick={confirm}>
            {t('email.submit')}
          </Button>
        )}
      </div>
      <Help>{t('email.help')}</Help>
    </>
  );
}
