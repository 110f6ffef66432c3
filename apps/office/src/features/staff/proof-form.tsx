import { recoveryCodePattern } from '@novosel/contract/desk/staff-rules.ts';
import { Button } from '@novosel/ui/button.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { TextField } from '@novosel/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import styles from '../../shell/door-frame.module.css';

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
  const text = code.trim();
  const whole = /^\d{6}$/.test(text) || recoveryCodePattern.test(text);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (whole && !busy) onCode(text);
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField
        label={t('security.proof')}
        hint={t('security.proof.hint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={code}
        error={tried && !whole ? t('security.proof.missing') : error}
        onChange={(event) => setCode(event.target.value)}
      />
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
