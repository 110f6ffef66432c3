import { factorCodeIn } from '@novosel/contract/fields/code-text.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type FormEvent, useState } from 'react';
import { FactorField } from '../../shared/acts/factor-field.tsx';
import styles from '../../shared/panes/door-frame.module.css';

interface ProofFormProps {
  error: string | undefined;
  busy: boolean;
  onCode: (code: string) => void;
  onCancel: () => void;
  submit: string;
}

/** That it is he: a number of the present authenticator, or a recovery code when the telephone is lost. */
export const ProofForm = ({ error, busy, onCode, onCancel, submit }: ProofFormProps) => {
  const t = useText();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const whole = factorCodeIn(code);
    if (whole && !busy) onCode(whole);
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <FactorField value={code} onChange={setCode} tried={tried} refused={error} />
      <div className="row">
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('security.cancel')}
        </Button>
      </div>
    </form>
  );
};
