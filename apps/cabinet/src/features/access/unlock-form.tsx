import { call } from '@novosel/client/calls/call.ts';
import { unlock } from '@novosel/contract/session/account-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { SentCode } from '@novosel/ui/form/sent-code.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type Login, loginOf } from '../../shared/account/login.ts';
import type { Sent } from '../../shared/account/sent-code.ts';
import styles from '../../shared/account/way-in.module.css';
import { useRecovery } from './use-recovery.ts';
import { WhoForm } from './who-form.tsx';

const codeLength = 6;

type Recovery = ReturnType<typeof useRecovery>;

const CodeForm = ({ recovery, sent, login, onDone }: CodeFormProps) => {
  const t = useText();
  const { act, resend, back } = recovery;
  const [code, setCode] = useState('');
  const cells = useRef<HTMLInputElement>(null);
  const wrong = act.refusal.fields.code;
  // Focuses the field of a wrong code, so that a screen reader announces the error.
  useEffect(() => {
    if (wrong) cells.current?.focus();
  }, [wrong]);
  const codeId = useId();
  const missing = codeLength - code.length;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (missing > 0) return;
    void act.act(async () => {
      await recovery.enter(() => call(unlock, { body: { ...loginOf(login), code } }));
      onDone();
    });
  };
  return (
    <form className={styles.form} noValidate onSubmit={confirm}>
      <RefusalAlert words={act.refusal.words} />
      <SentCode
        id={codeId}
        length={codeLength}
        to={sent.to}
        resendAt={sent.resendAt}
        busy={act.busy}
        value={code}
        onChange={(value) => {
          setCode(value);
          act.forget();
        }}
        ref={cells}
        error={wrong?.[0]}
        onSend={() => {
          setCode('');
          resend(login);
        }}
      />
      <Button
        type="submit"
        wide
        busy={act.busy}
        disabledReason={missing > 0 ? t('ui.code.digits', { count: missing }) : null}
        wants={codeId}
      >
        {t('locked.unlock')}
      </Button>
      <LinkButton onClick={back}>{t('access.otherLogin')}</LinkButton>
    </form>
  );
};

interface CodeFormProps {
  recovery: Recovery;
  sent: Sent;
  login: Login;
  onDone: () => void;
}

/** Unlocks the sign-in in this browser by a one-time code (ruling S4.2-03). */
export const UnlockForm = ({ onDone }: { onDone: () => void }) => {
  const recovery = useRecovery('unlock');
  const { act, login, sent, send } = recovery;
  return login && sent ? (
    <CodeForm recovery={recovery} sent={sent} login={login} onDone={onDone} />
  ) : (
    <WhoForm act={act} onSubmit={send} />
  );
};
