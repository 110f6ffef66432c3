import { SessionEndedError } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { deskTotp } from '@novosel/contract/session/desk-session-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { CodeField } from '@novosel/ui/form/code-field.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { type FormEvent, useState } from 'react';
import styles from '../../shared/panes/door-frame.module.css';
import { DoorHead } from '../../shared/panes/door-head.tsx';
import { refusalWords } from '../../shared/words/refusal-words.ts';

const length = 6;

interface CodeStepProps {
  ticket: string;
  onToken: (token: string) => void;
  /** Goes back to the password; `expired` when the first step is no longer valid. */
  onBack: (expired: boolean) => void;
  /** The person has no access to his phone: goes to the recovery codes. */
  onLost: () => void;
}

/** The code of the authenticator app, sent as soon as its last digit is typed. */
export const CodeStep = ({ ticket, onToken, onBack, onLost }: CodeStepProps) => {
  const t = useText();
  const locale = useLocale();
  const [code, setCode] = useState('');
  const totp = useCall(deskTotp, { onDone: ({ data }) => onToken(data.token) });
  const send = (value: string) =>
    totp.mutate(
      { body: { ticket, code: value } },
      {
        onError: (error) => {
          setCode('');
          if (error instanceof SessionEndedError) onBack(true);
        },
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === length && !totp.isPending) send(code);
  };
  const missing = length - code.length;
  return (
    <>
      <DoorHead title={t('signIn.code.title')}>{t('signIn.code.note')}</DoorHead>
      <form className={styles.form} onSubmit={submit}>
        <CodeField
          length={length}
          value={code}
          onChange={setCode}
          onComplete={send}
          error={totp.error && code === '' ? refusalWords(totp.error, locale)[0] : undefined}
          hint={t('signIn.code.hint')}
          autoFocus
        />
        <div>
          <Button
            type="submit"
            wide
            busy={totp.isPending}
            disabledReason={missing > 0 && !totp.isPending ? t('signIn.code.missing', { missing }) : null}
          >
            {t('signIn.code.submit')}
          </Button>
        </div>
      </form>
      <LinkButton onClick={onLost}>{t('signIn.recovery.open')}</LinkButton>
      <LinkButton onClick={() => onBack(false)}>{t('signIn.back')}</LinkButton>
    </>
  );
};
