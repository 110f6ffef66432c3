import { CodeField } from '@novosel/ui/code-field.tsx';
import { Text, useText } from '@novosel/ui/i18n.tsx';
import { ResendCode } from '@novosel/ui/resend-code.tsx';
import styles from './scoring.module.css';
import type { useConsentCode } from './use-consent-code.ts';

interface ConsentCodeProps {
  code: ReturnType<typeof useConsentCode>;
  error: string | undefined;
  onTyped: () => void;
  onSend: () => void;
}

/** The field of the code that signs the consent. */
export const ConsentCode = ({ code, error, onTyped, onSend }: ConsentCodeProps) => {
  const t = useText();
  const { sent, length, value, busy } = code;
  if (!sent) return null;
  return (
    <div className={styles.code}>
      <p className="small" role="status">
        {sent.phone ? (
          <Text
            id="scoring.sent"
            values={{ phone: sent.phone }}
            components={{ b: <b className="nowrap" /> }}
          />
        ) : (
          t('scoring.sent.before')
        )}
      </p>
      <CodeField
        length={length}
        value={value}
        onChange={(typed) => {
          code.setValue(typed);
          if (error) onTyped();
        }}
        error={error}
        autoFocus
      />
      <ResendCode resendAt={sent.resendAt} busy={busy} onSend={onSend} />
    </div>
  );
};
