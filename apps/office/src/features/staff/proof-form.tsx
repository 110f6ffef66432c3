import { factorCodeIn } from '@novosel/contract/fields/code-text.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { FactorField } from '../../shared/acts/factor-field.tsx';
import { useCodeForm } from '../../shared/acts/use-code-form.ts';
import styles from '../../shared/panes/door-frame.module.css';

interface ProofFormProps {
  error: string | undefined;
  busy: boolean;
  onCode: (code: string) => void;
  onCancel: () => void;
  submit: string;
}

/** Re-authentication: a code of the present authenticator, or a recovery code when the phone is lost. */
export const ProofForm = ({ error, busy, onCode, onCancel, submit }: ProofFormProps) => {
  const t = useText();
  const { form, values, change, errorOf } = useCodeForm(factorCodeIn, t('desk.factor.missing'));
  const send = ({ code }: typeof values) => {
    const whole = factorCodeIn(code);
    if (whole) onCode(whole);
  };
  return (
    <Form form={form} plain busy={busy} className={styles.form} onSubmit={send}>
      <FactorField
        value={values.code}
        onChange={(code) => change({ code })}
        error={errorOf('code') ?? error}
      />
      <div className="row">
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('security.cancel')}
        </Button>
      </div>
    </Form>
  );
};
