import { codeAndPassword } from '@novosel/contract/fields/field-rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { PasswordField } from '@novosel/ui/fields/password-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { Form } from '@novosel/ui/form/form.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { SentCode } from '@novosel/ui/form/sent-code.tsx';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useMemo } from 'react';
import type { Sent } from '../../shared/account/sent-code.ts';
import type { Act } from '../../shared/account/use-act.ts';
import { useRefusedFields } from '../../shared/account/use-refused-fields.ts';

const names = ['code', 'password'] as const;

interface NewPasswordProps {
  sent: Sent;
  act: Act;
  onResend: () => void;
  onSubmit: (entered: { code: string; password: string }) => void;
  /** Label of the submit button. */
  children: string;
}

/** The last step: the one-time code and a new password. */
export const NewPassword = ({ sent, act, onResend, onSubmit, children }: NewPasswordProps) => {
  const t = useText();
  const form = useSchemaForm(codeAndPassword, { code: '', password: '' });
  const code = useField(form, 'code');
  const password = useField(form, 'password');
  const { refusal, busy } = act;
  const fields = useMemo(() => {
    const { newPassword, ...named } = refusal.fields;
    return newPassword ? { ...named, password: newPassword } : named;
  }, [refusal.fields]);
  useRefusedFields(form.setError, fields, names);
  return (
    <Form form={form} onSubmit={onSubmit}>
      <RefusalAlert words={refusal.words} />
      <SentCode
        length={6}
        to={sent.to}
        resendAt={sent.resendAt}
        busy={busy}
        {...code}
        onSend={() => {
          form.resetField('code');
          onResend();
        }}
      />
      <PasswordField
        label={t('access.password')}
        hint={t('access.password.hint')}
        autoComplete="new-password"
        {...password}
      />
      <Button type="submit" wide busy={busy}>
        {children}
      </Button>
    </Form>
  );
};
