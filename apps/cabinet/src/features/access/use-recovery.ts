import { call } from '@novosel/client/calls/call.ts';
import { type RecoveryPurpose, sendRecoveryCode } from '@novosel/contract/session/account-endpoints.ts';
import { type Login, loginOf, rememberLogin } from '../../shared/account/login.ts';
import { sentBy } from '../../shared/account/sent-code.ts';
import { useAct } from '../../shared/account/use-act.ts';
import { useSentCode } from '../../shared/account/use-sent-code.ts';

/** Whose account it is, and the state of the one-time code. */
export const useRecovery = (purpose: RecoveryPurpose) => {
  const act = useAct();
  const code = useSentCode<Login>({ draft: `recovery:${purpose}` });
  const { data: login, sent, enter } = code;
  const ask = (asked: Login) => async () => {
    const { data } = await call(sendRecoveryCode, { body: { purpose, ...loginOf(asked) } });
    return sentBy(data.sentTo, data);
  };
  const send = (asked: Login) => void act.act(() => code.begin(asked, ask(asked)));
  const resend = (asked: Login) => void act.act(() => code.send(asked, ask(asked)));
  const back = () => {
    act.forget();
    // After a reload step one restores the login only from here.
    if (login) rememberLogin(login);
    code.back();
  };
  return { act, login, sent, send, resend, enter, back };
};
