import { call } from '@novosel/client/call.ts';
import { register, sendRegistrationCode } from '@novosel/contract/session/account-endpoints.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';
import { useState } from 'react';
import { wayIn } from '../../account/enter.ts';
import { Help } from '../../account/help.tsx';
import { useAct } from '../../account/use-act.ts';
import styles from '../../account/way-in.module.css';
import { comeIn } from './come-in.ts';
import { Details, type Registration } from './details.tsx';
import { FriendNote } from './friend-note.tsx';
import { NewPassword } from './new-password.tsx';
import { type Sent, sentBy } from './sent.ts';
import { useFriend } from './use-friend.ts';

/** An account of one's own: who and the consents, then the code and a password, then home (S2.1-16). */
export default function RegisterPage() {
  const t = useText();
  const act = useAct();
  const [said, setSaid] = useState<Registration>();
  const [sent, setSent] = useState<Sent>();
  const { friend, drop } = useFriend();

  const send = (entered: Registration) => {
    setSaid(entered);
    void act.act(async () => setSent(sentBy(await call(sendRegistrationCode, { body: entered }))));
  };
  const back = () => {
    act.forget();
    setSent(undefined);
  };
  return (
    <>
      <h1 className="title-l">{t('register.title')}</h1>
      {said && sent ? (
        <NewPassword
          sent={sent}
          act={act}
          onResend={() => send(said)}
          onSubmit={(entered) =>
            void act.act(async () => {
              const opened = await call(register, { body: { ...said, ...entered, ...friend } });
              drop();
              await comeIn(opened);
            })
          }
        >
          {t('register.submit')}
        </NewPassword>
      ) : (
        <>
          {friend && <FriendNote onDrop={drop} />}
          <Details said={said} act={act} onSubmit={send} />
        </>
      )}
      <div className={styles.more}>
        {sent && <LinkButton onClick={back}>{t('register.back')}</LinkButton>}
        <LinkButton href={wayIn('auth')}>{t('register.signIn')}</LinkButton>
      </div>
      <Help>{t('register.help')}</Help>
    </>
  );
}
