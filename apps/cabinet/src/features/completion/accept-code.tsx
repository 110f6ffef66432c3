import { Button } from '@novosel/ui/actions/button.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { SentCode } from '@novosel/ui/form/sent-code.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type FormEvent, useId, useState } from 'react';
import type { Sent } from '../../shared/account/sent-code.ts';
import styles from './completion.module.css';
import type { CompletionState } from './use-completion.ts';

interface AcceptCodeProps {
  completion: CompletionState;
  sent: Sent;
}

const length = 4;

/** Step two (S4.3-06): a one-time code of four digits; a new one after the server's pause. */
export const AcceptCode = ({ completion, sent }: AcceptCodeProps) => {
  const t = useText();
  const { busy, words, accept, resend, forget } = completion;
  const [code, setCode] = useState('');
  const codeId = useId();
  const missing = length - code.length;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (missing === 0) accept(code);
  };
  return (
    <form className={styles.form} noValidate onSubmit={confirm}>
      <RefusalAlert words={words} />
      <SentCode
        id={codeId}
        length={length}
        to={sent.to}
        resendAt={sent.resendAt}
        busy={busy}
        value={code}
        onChange={(value) => {
          setCode(value);
          if (words.length > 0) forget();
        }}
        onSend={() => {
          setCode('');
          void resend();
        }}
      />
      <Button
        type="submit"
        wide
        busy={busy}
        disabledReason={missing > 0 ? t('ui.code.digits', { count: missing }) : null}
        wants={codeId}
      >
        {t('completion.accept')}
      </Button>
    </form>
  );
};
