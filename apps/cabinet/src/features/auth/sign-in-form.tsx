import { takeEarlySubmit } from '@novosel/client/started.ts';
import { phoneMask } from '@novosel/contract/masks.ts';
import { path } from '@novosel/contract/paths.ts';
import { Alert } from '@novosel/ui/alert.tsx';
import { Button } from '@novosel/ui/button.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { PasswordField } from '@novosel/ui/password-field.tsx';
import { PhoneField } from '@novosel/ui/phone-field.tsx';
import { Segmented } from '@novosel/ui/segmented.tsx';
import { TextField } from '@novosel/ui/text-field.tsx';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { preload } from '../../routing/go.ts';
import { checkSignIn, type SignInFields, type SignInProblems } from './check-sign-in.ts';
import type { Credentials } from './kept-credentials.ts';
import styles from './sign-in-page.module.css';
import { useSignIn } from './use-sign-in.ts';

const credentialsOf = ({ type, phone, email, password }: SignInFields): Credentials =>
  type === 'phone'
    ? { type, phone: phoneMask.read(phone) ?? phone, password }
    : { type, email: email.trim(), password };

/** What a person typed, or his browser filled in, while the page was drawn and its script was still on the way. */
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
  const { busy, errors, submit } = useSignIn();

  const set = (change: Partial<SignInFields>) => {
    setFields((before) => ({ ...before, ...change }));
    setProblems({});
  };
  const send = (entered: SignInFields) => {
    const found = checkSignIn(entered);
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else void submit(credentialsOf(entered));
  };
  // In the same breath as the document is taken over: a press that comes next must find what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the document is taken over once
  useLayoutEffect(() => {
    const early = takeEarlySubmit();
    const entered = { ...fields, ...enteredEarly(form.current) };
    if (entered.phone || entered.password) setFields(entered);
    if (early) send(entered);
  }, []);
  const problem = (name: keyof SignInProblems) => {
    const code = problems[name];
    return code && t(`signIn.${name}.${code}`);
  };

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
      <Segmented
        label={t('signIn.way')}
        value={fields.type}
        onChange={(type) => set({ type })}
        choices={[
          { value: 'phone', label: t('signIn.byPhone') },
          { value: 'email', label: t('signIn.byEmail') },
        ]}
      />
      {errors.length > 0 && (
        <Alert tone="warn" urgent>
          {errors.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Alert>
      )}
      {fields.type === 'phone' ? (
        <PhoneField
          name="phone"
          label={t('signIn.phone')}
          hint={t('signIn.phone.hint')}
          autoComplete="tel"
          value={fields.phone}
          onChange={(phone) => set({ phone })}
          error={problem('phone')}
        />
      ) : (
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
          autoCapitalize="none"
          label={t('signIn.email')}
          value={fields.email}
          onChange={({ target }) => set({ email: target.value })}
          error={problem('email')}
        />
      )}
      <PasswordField
        name="password"
        label={t('signIn.password')}
        autoComplete="current-password"
        value={fields.password}
        onChange={({ target }) => set({ password: target.value })}
        onFocus={() => preload(path('dashboard'))}
        error={problem('password')}
      />
      <Button type="submit" wide busy={busy}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
};
