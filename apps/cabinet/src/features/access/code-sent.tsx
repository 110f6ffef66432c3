import { CodeField } from '@novosel/ui/code-field.tsx';
import { Text, useText } from '@novosel/ui/i18n.tsx';
import { ResendCode } from '@novosel/ui/resend-code.tsx';
import type { Ref } from 'react';
import type { Sent } from '../../account/sent-code.ts';
import type { Act } from '../../account/use-act.ts';

interface CodeSentProps {
  sent: Sent;
  act: Act;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  onResend: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

export const codeLength = 6;

/** Where the code went, its cells, and a new one after its pause. */
export const CodeSent = ({ sent, act, value, onChange, error, onResend, ref }: CodeSentProps) => {
  const t = useText();
  return (
    <>
      <p role="status">
        {sent.to ? (
          <Text id="access.sent" values={{ to: sent.to }} components={{ b: <b className="nowrap" /> }} />
        ) : (
          t('access.sent.before')
        )}
      </p>
      <CodeField
        length={codeLength}
        value={value}
        onChange={onChange}
        error={act.refusal.fields.code?.[0] ?? error}
        autoFocus
        ref={ref}
      />
      <ResendCode
        resendAt={sent.resendAt}
        busy={act.busy}
        onSend={() => {
          onChange('');
          onResend();
        }}
      />
    </>
  );
};
