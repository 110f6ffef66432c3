import { presentPassword } from '@novosel/contract/field-rules.ts';
import { Button } from '@novosel/ui/button.tsx';
import { Form } from '@novosel/ui/form.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { keepFocus } from '@novosel/ui/keep-focus.ts';
import { PasswordField } from '@novosel/ui/password-field.tsx';
import { RefusalAlert } from '@novosel/ui/refusal-alert.tsx';
import { useField } from '@novosel/ui/use-field.ts';
import { useSchemaForm } from '@novosel/ui/use-schema-form.ts';
import { type ChangeEvent, useEffect } from 'react';
import { useAct } from '../../../account/use-act.ts';
import { useRefusedFields } from '../../../account/use-refused-fields.ts';

interface ProofFormProps {
  /** The act, on its button. */
  act: string;
  danger?: boolean;
  work: (password: string) => Promise<unknown>;
  onCancel: () => void;
}

const names = ['password'] as const;

/** The present password in the call of a weighty act, which is the fresh proof (promise 11). */
export const ProofForm = ({ act, danger = false, work, onCancel }: ProofFormProps) => {
  const t = useText();
  const { busy, refusal, act: run, forget } = useAct();
  const form = useSchemaForm(presentPassword, { password: '' });
  const { setFocus, setError } = form;
  const password = useField(form, 'password');
  useEffect(() => setFocus('password'), [setFocus]);
  useRefusedFields(setError, refusal.fields, names);
  // What is on its way is waited for: the form says how it ended.
  const leave = () => {
    if (!busy) onCancel();
  };
  const typing = (event: ChangeEvent<HTMLInputElement>) => {
    password.onChange(event);
    forget();
  };
  return (
    <Form form={form} onSubmit={(body) => void run(() => work(body.password))}>
      <RefusalAlert words={refusal.words} />
      <PasswordField
        label={t('data.password')}
        hint={t('data.password.why')}
        autoComplete="current-password"
        {...password}
        onChange={typing}
      />
      <div className="row">
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {act}
        </Button>
        <Button variant="secondary" onMouseDown={keepFocus} onClick={leave}>
          {t('data.cancel')}
        </Button>
      </div>
    </Form>
  );
};
