import type { ComponentProps, ReactNode } from 'react';
import { Text, useText } from '../text/i18n.tsx';
import { CodeField } from './code-field.tsx';
import { ResendCode } from './resend-code.tsx';

interface SentCodeProps
  extends Pick<
      ComponentProps<typeof CodeField>,
      'length' | 'value' | 'onChange' | 'onBlur' | 'error' | 'autoFocus' | 'id' | 'ref'
    >,
    ComponentProps<typeof ResendCode> {
  /** Masked phone or e-mail; empty when no answer has named it. */
  to: string;
  /** What the code is for. */
  children?: ReactNode;
}

/** Where a code was sent, its cells, and a button for a new one after its pause. */
export const SentCode = ({ to, children, resendAt, busy, onSend, ...rest }: SentCodeProps) => {
  const { autoFocus = true, ...field } = rest;
  const t = useText();
  return (
    <>
      <p role="status">
        {to ? (
          <Text id="ui.code.sent" values={{ to }} components={{ b: <b className="nowrap" /> }} />
        ) : (
          t('ui.code.sent.before')
        )}
        {children && <> {children}</>}
      </p>
      <CodeField {...field} autoFocus={autoFocus} />
      <ResendCode resendAt={resendAt} busy={busy} onSend={onSend} />
    </>
  );
};
