import { call } from '@novosel/client/calls/call.ts';
import { register, sendRegistrationCode } from '@novosel/contract/session/account-endpoints.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { signInPagePath } from '../../shared/account/enter.ts';
import { Help } from '../../shared/account/help.tsx';
import { sentBy } from '../../shared/account/sent-code.ts';
import { useAct } from '../../shared/account/use-act.ts';
import { useSentCode } from '../../shared/account/use-sent-code.ts';
import styles from '../../shared/account/way-in.module.css';
import { Details, type Registration } from './details.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { FriendNote } from './friend-note.tsx';
import { NewPassword } from './new-password.tsx';
import { useFriend } from './use-friend.ts';

/** Registration: personal data and consents, then the one-time code and a password, then home (S2.1-16). */
export default function RegisterPage() {
  const t = useText();
  const act = useAct();
  const code = useSentCode<Registration>({ draft: 'register' });
  const { data: said, sent } = code;
  const { friend, drop } = useFriend();

  const ask = (body: Registration) => async () => {
    const { data } = await call(sendRegistrationCode, { body });
    return sentBy(data.sentTo, data);
  };
  const back = () => {
    act.forget();
    code.back();
  };
  return (
    <>
      <h1 className="title-l">{t('register.title')}</h1>
      {said && sent ? (
        <NewPassword
          sent={sent}
          act={act}
          onResend={() => void act.act(() => code.send(said, ask(said)))}
          onSubmit={(entered) =>
            void act.act(async () => {
              const opened = await code.enter(() =>
                call(register, { body: { ...said, ...entered, ...friend } }),
              );
              drop();
              await finishSignIn(opened);
            })
          }
        >
          {t('register.submit')}
        </NewPassword>
      ) : (
        <>
          {friend && <FriendNote onDrop={drop} />}
          <Details
            said={said}
            act={act}
            onSubmit={(entered) => void act.act(() => code.begin(entered, ask(entered)))}
          />
        </>
      )}
      <div className={styles.more}>
        {sent && <LinkButton onClick={back}>{t('register.back')}</LinkButton>}
        <LinkButton href={signInPagePath('auth')}>{t('register.signIn')}</LinkButton>
      </div>
      <Help>{t('register.help')}</Help>
    </>
  );
}
