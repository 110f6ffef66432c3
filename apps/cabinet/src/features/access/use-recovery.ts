import { call } from '@novosel/client/call.ts';
import { type RecoveryPurpose, sendRecoveryCode } from '@novosel/contract/session/account-endpoints.ts';
import { useState } from 'react';
import { type Login, loginOf } from '../../account/login.ts';
import { useAct } from '../../account/use-act.ts';
import { type Sent, sentBy } from './sent.ts';

/** Whose account it is, and the code on its way there. */
export const useRecovery = (purpose: RecoveryPurpose) => {
  const act = useAct();
  const [login, setLogin] = useState<Login>();
  const [sent, setSent] = useState<Sent>();
  const send = (asked: Login) => {
    setLogin(asked);
    const body = { purpose, ...loginOf(asked) };
    void act.act(async () => setSent(sentBy(await call(sendRecoveryCode, { body }))));
  };
  const back = () => {
    act.forget();
    setSent(undefined);
  };
  return { act, login, sent, send, back };
};
