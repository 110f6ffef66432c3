import { SessionEndedError } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { recoveryCodeIn } from '@novosel/contract/fields/code-text.ts';
import { deskTotp } from '@novosel/contract/session/desk-session-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { pasteCode } from '../../shared/acts/paste-code.ts';
import { useCodeForm } from '../../shared/acts/use-code-form.ts';
import styles from '../../shared/panes/door-frame.module.css';
import { DoorHead } from '../../shared/panes/door-head.tsx';
import { refusalWords } from '../../shared/words/refusal-words.ts';

interface RecoveryStepProps {
  ticket: string;
  onToken: (token: string) => void;
  /** Goes back to the password; `expired` when the first step is no longer valid. */
  onBack: (expired: boolean) => void;
  /** The person has his phone after all. */
  onFound: () => void;
}

/** Takes a recovery code in place of the authenticator's. */
export const RecoveryStep = ({ ticket, onToken, onBack, onFound }: RecoveryStepProps) => {
  const t = useText();
  const locale = useLocale();
  const { form, values, change, errorOf } = useCodeForm(recoveryCodeIn, t('signIn.recovery.missing'));
  const totp = useCall(deskTotp, { onDone: ({ data }) => onToken(data.token) });
  const take = (code: string) => {
    change({ code });
    totp.reset();
  };
  const submit = ({ code }: typeof values) => {
    const whole = recoveryCodeIn(code);
    if (!whole) return;
    totp.mutate(
      { body: { ticket, code: whole } },
      { onError: (error) => error instanceof SessionEndedError && onBack(true) },
    );
  };
  const refused = totp.error && !totp.isPending ? refusalWords(totp.error, locale)[0] : undefined;
  return (
    <>
      <DoorHead title={t('signIn.recovery.title')}>{t('signIn.recovery.note')}</DoorHead>
      <Form form={form} plain busy={totp.isPending} className={styles.form} onSubmit={submit}>
        <TextField
          label={t('signIn.recovery.label')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={values.code}
          error={errorOf('code') ?? refused}
          onPaste={pasteCode(recoveryCodeIn, take)}
          onChange={(event) => take(event.target.value)}
        />
        <Button type="submit" wide busy={totp.isPending}>
          {t('signIn.recovery.submit')}
        </Button>
      </Form>
      <LinkButton onClick={onFound}>{t('signIn.recovery.found')}</LinkButton>
      <LinkButton onClick={() => onBack(false)}>{t('signIn.back')}</LinkButton>
    </>
  );
};
