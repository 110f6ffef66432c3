import { takeEarlySubmit } from '@novosel/client/calls/startup-calls.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { PasswordField } from '@novosel/ui/fields/password-field.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type FormEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Credentials } from '../../shared/account/kept-credentials.ts';
import { loginOf, rememberLogin } from '../../shared/account/login.ts';
import { LoginFields } from '../../shared/account/login-fields.tsx';
import styles from '../../shared/account/way-in.module.css';
import { preload } from '../../shared/navigation/go.ts';
import { checkSignIn, type SignInFields, type SignInProblems } from './check-sign-in.ts';
import { useSignIn } from './use-sign-in.ts';

const credentialsOf = ({ password, ...login }: SignInFields): Credentials => ({
  ...loginOf(login),
  password,
});

/** Values that the person typed, or his browser filled in, before the page's script ran. */
const enteredEarly = (form: HTMLFormElement | null): Partial<SignInFields> => {
  const typed = (name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
  return { phone: phoneMask.shape(typed('phone')), password: typed('password') };
};

/** Sign-in by phone or by e-mail, with a password (S4.2). */
export const SignInForm = () => {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<SignInFields>({ type: 'phone', phone: '', email: '', password: '' });
  const [problems, setProblems] = useState<SignInProblems>({});
  const { busy, errors, submit, submitKey } = useSignIn();
  // The prerendered document hides the button, which would do nothing yet, but keeps its place.
  const taken = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

  const set = (change: Partial<SignInFields>) => {
    setFields((before) => ({ ...before, ...change }));
    setProblems({});
  };
  const send = (entered: SignInFields) => {
    const found = checkSignIn(entered);
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else {
      rememberLogin(entered);
      void submit(credentialsOf(entered));
    }
  };
  // Synchronously with hydration: a press right after it must find the typed values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the document is taken over once
  useLayoutEffect(() => {
    const early = takeEarlySubmit();
    const entered = { ...fields, ...enteredEarly(form.current) };
    if (entered.phone || entered.password) setFields(entered);
    if (early) send(entered);
  }, []);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send(fields);
      }}
    >
      <LoginFields
        login={fields}
        onChange={set}
        problem={problems[fields.type]}
        hint={t('signIn.phone.hint')}
      >
        <RefusalAlert words={errors} />
      </LoginFields>
      <PasswordField
        name="password"
        label={t('signIn.password')}
        autoComplete="current-password"
        value={fields.password}
        onChange={({ target }) => set({ password: target.value })}
        onFocus={() => preload(path('dashboard'))}
        error={problems.password && t('signIn.password.required')}
      />
      <Button type="submit" wide busy={busy === 'password'}>
        {t('signIn.submit')}
      </Button>
      <div className={taken ? undefined : styles.later}>
        <Button variant="secondary" wide busy={busy === 'passkey'} onClick={() => void submitKey()}>
          {t('signIn.byKey')}
        </Button>
      </div>
    </form>
  );
};
