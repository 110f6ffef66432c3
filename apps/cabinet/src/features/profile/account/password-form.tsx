import { call } from '@novosel/client/calls/call.ts';
import { passwordChange } from '@novosel/contract/fields/field-rules.ts';
import { changeOwnPassword } from '@novosel/contract/session/own-endpoints.ts';
import { PasswordField } from '@novosel/ui/fields/password-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { Form } from '@novosel/ui/form/form.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type ChangeEvent, useEffect } from 'react';
import { useAct } from '../../../shared/account/use-act.ts';
import { useRefusedFields } from '../../../shared/account/use-refused-fields.ts';
import { FormActs } from '../form-acts.tsx';

interface PasswordFormProps {
  /** Called with the bearer of the new session. */
  onDone: (token: string) => Promise<void>;
  onCancel: () => void;
}

const names = ['password', 'newPassword'] as const;

/**
 * The present password, which re-authenticates (promise 11), and a new one; each in one field with «show».
 */
export const PasswordForm = ({ onDone, onCancel }: PasswordFormProps) => {
  const t = useText();
  const { busy, refusal, act, forget } = useAct();
  const form = useSchemaForm(passwordChange, { password: '', newPassword: '' });
  const { setFocus, setError } = form;
  const present = useField(form, 'password');
  const made = useField(form, 'newPassword');
  const typing = (field: Pick<typeof present, 'onChange'>) => (event: ChangeEvent<HTMLInputElement>) => {
    field.onChange(event);
    forget();
  };
  useEffect(() => setFocus('password'), [setFocus]);
  useRefusedFields(setError, refusal.fields, names);
  return (
    <Form
      form={form}
      onSubmit={(body) =>
        void act(async () => {
          const { data } = await call(changeOwnPassword, { body });
          await onDone(data.token);
        })
      }
    >
      <RefusalAlert words={refusal.words} />
      <PasswordField
        label={t('profile.password.present')}
        autoComplete="current-password"
        {...present}
        onChange={typing(present)}
      />
      <PasswordField
        label={t('profile.password.made')}
        hint={t('profile.password.hint')}
        autoComplete="new-password"
        {...made}
        onChange={typing(made)}
      />
      <FormActs
        busy={busy}
        send={t('profile.password.act')}
        keep={t('profile.password.cancel')}
        onLeave={onCancel}
      />
    </Form>
  );
};
