import { Button } from '@novosel/ui/actions/button.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type FormEvent, useRef, useState } from 'react';
import {
  type Login,
  type LoginProblem,
  lastLogin,
  loginProblem,
  rememberLogin,
} from '../../shared/account/login.ts';
import { LoginFields } from '../../shared/account/login-fields.tsx';
import type { Act } from '../../shared/account/use-act.ts';
import styles from '../../shared/account/way-in.module.css';

interface WhoFormProps {
  act: Act;
  onSubmit: (login: Login) => void;
}

/** The phone or e-mail of the account: the one-time code goes there. */
export const WhoForm = ({ act, onSubmit }: WhoFormProps) => {
  const t = useText();
  const [login, setLogin] = useState(lastLogin);
  const [problem, setProblem] = useState<LoginProblem>();
  const form = useRef<HTMLFormElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = loginProblem(login);
    setProblem(found);
    if (found) {
      form.current?.querySelector<HTMLInputElement>(`[name=${login.type}]`)?.focus();
      return;
    }
    rememberLogin(login);
    onSubmit(login);
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={send}>
      <LoginFields
        login={login}
        onChange={(change) => {
          setLogin((before) => ({ ...before, ...change }));
          setProblem(undefined);
          act.forget();
        }}
        problem={problem}
      >
        <RefusalAlert words={[...act.refusal.words, ...Object.values(act.refusal.fields).flat()]} />
      </LoginFields>
      <Button type="submit" wide busy={act.busy}>
        {t('access.getCode')}
      </Button>
    </form>
  );
};
