import { call } from '@novosel/client/calls/call.ts';
import { presentPassword } from '@novosel/contract/fields/field-rules.ts';
import { proveByPassword } from '@novosel/contract/session/proof-endpoints.ts';
import { PasswordField } from '@novosel/ui/fields/password-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEffect } from 'react';
import type { Act } from '../../shared/account/use-act.ts';
import { useRefusedFields } from '../../shared/account/use-refused-fields.ts';
import styles from '../../shared/account/way-in.module.css';

export const proofForm = 'proof-form';
const names = ['password'] as const;

interface ProofFormProps {
  act: Act;
  onProved: () => void | Promise<void>;
}

/** Asks for the present password. */
export const ProofForm = ({ act, onProved }: ProofFormProps) => {
  const t = useText();
  const form = useSchemaForm(presentPassword, { password: '' });
  const { setFocus, setError } = form;
  const password = useField(form, 'password');
  useEffect(() => setFocus('password'), [setFocus]);
  useRefusedFields(setError, act.refusal.fields, names);
  return (
    <form
      id={proofForm}
      className={styles.form}
      noValidate
      onSubmit={form.handleSubmit((body) =>
        act.act(async () => {
          await call(proveByPassword, { body });
          await onProved();
        }),
      )}
    >
      <RefusalAlert words={act.refusal.words} />
      <PasswordField
        label={t('proof.password')}
        autoComplete="current-password"
        {...password}
        onChange={(event) => {
          password.onChange(event);
          act.forget();
        }}
      />
    </form>
  );
};
