import { Button } from '@novosel/ui/actions/button.tsx';
import { CodeField } from '@novosel/ui/form/code-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type FormEvent, useState } from 'react';
import styles from '../../shared/panes/door-frame.module.css';

const length = 6;

interface FirstNumberProps {
  /** The error of the last try. */
  error: string | undefined;
  busy: boolean;
  onNumber: (code: string) => void;
  submit: string;
}

/** The first code of a new authenticator: proves that it works before it is needed. */
export const FirstNumber = ({ error, busy, onNumber, submit }: FirstNumberProps) => {
  const t = useText();
  const [code, setCode] = useState('');
  const missing = length - code.length;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (missing > 0 || busy) return;
    onNumber(code);
    setCode('');
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <CodeField
        length={length}
        value={code}
        onChange={setCode}
        error={code === '' ? error : undefined}
        hint={t('staff.factor.first')}
      />
      <div>
        <Button
          type="submit"
          busy={busy}
          disabledReason={missing > 0 && !busy ? t('staff.factor.missing', { missing }) : null}
        >
          {submit}
        </Button>
      </div>
    </form>
  );
};
