import { Button } from '@novosel/ui/button.tsx';
import { CodeField } from '@novosel/ui/code-field.tsx';
import { Text, useText } from '@novosel/ui/i18n.tsx';
import { RefusalAlert } from '@novosel/ui/refusal-alert.tsx';
import { ResendCode } from '@novosel/ui/resend-code.tsx';
import { type FormEvent, useState } from 'react';
import type { Sent } from '../../account/sent-code.ts';
import styles from './completion.module.css';
import type { CompletionState } from './use-completion.ts';

interface AcceptCodeProps {
  completion: CompletionState;
  sent: Sent;
}

const length = 4;

/** Step two (S4.3-06): the code of four digits, a new one after its pause. */
export const AcceptCode = ({ completion, sent }: AcceptCodeProps) => {
  const t = useText();
  const { busy, words, accept, resend, forget } = completion;
  const [code, setCode] = useState('');
  const missing = length - code.length;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (missing === 0) accept(code);
  };
  return (
    <form className={styles.form} noValidate onSubmit={confirm}>
      <p role="status">
        {sent.to ? (
          <Text
            id="completion.sent"
            values={{ phone: sent.to }}
            components={{ b: <b className="nowrap" /> }}
          />
        ) : (
          t('completion.sent.before')
        )}
      </p>
      <RefusalAlert words={words} />
      <CodeField
        length={length}
        value={code}
        onChange={(value) => {
          setCode(value);
          if (words.length > 0) forget();
        }}
        autoFocus
      />
      <ResendCode
        resendAt={sent.resendAt}
        busy={busy}
        onSend={() => {
          setCode('');
          void resend();
        }}
      />
      <Button
        type="submit"
        wide
        busy={busy}
        disabledReason={missing > 0 ? t('completion.digits', { count: missing }) : null}
      >
        {t('completion.accept')}
      </Button>
    </form>
  );
};
