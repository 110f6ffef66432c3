import { CodeField } from '@novosel/ui/code-field.tsx';
import { Text } from '@novosel/ui/i18n.tsx';
import { ResendCode } from '@novosel/ui/resend-code.tsx';
import type { Ref } from 'react';
import type { Act } from '../../account/use-act.ts';
import type { Sent } from './sent.ts';

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
export const CodeSent = ({ sent, act, value, onChange, error, onResend, ref }: CodeSentProps) => (
  <>
    <p role="status">
      <Text id="access.sent" values={{ to: sent.to }} components={{ b: <b className="nowrap" /> }} />
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
