import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { EmailField } from '@novosel/ui/fields/email-field.tsx';
import { PhoneField } from '@novosel/ui/fields/phone-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import type { Login, LoginProblem } from './login.ts';

interface LoginFieldsProps {
  login: Login;
  onChange: (change: Partial<Login>) => void;
  problem: LoginProblem | undefined;
  hint?: string | undefined;
  /** Shown between the choice and the field. */
  children?: ReactNode;
}

/** Phone or e-mail, by choice. */
export const LoginFields = ({ login, onChange, problem, hint, children }: LoginFieldsProps) => {
  const t = useText();
  const error = problem && t(`signIn.${login.type}.${problem}`);
  return (
    <>
      <Segmented
        label={t('signIn.way')}
        value={login.type}
        onChange={(type) => onChange({ type })}
        choices={[
          { value: 'phone', label: t('signIn.byPhone') },
          { value: 'email', label: t('signIn.byEmail') },
        ]}
      />
      {children}
      {login.type === 'phone' ? (
        <PhoneField
          name="phone"
          label={t('signIn.phone')}
          hint={hint}
          autoComplete="tel"
          value={login.phone}
          onChange={(phone) => onChange({ phone })}
          error={error}
        />
      ) : (
        <EmailField
          name="email"
          autoComplete="username"
          label={t('signIn.email')}
          value={login.email}
          onChange={({ target }) => onChange({ email: target.value })}
          error={error}
        />
      )}
    </>
  );
};
