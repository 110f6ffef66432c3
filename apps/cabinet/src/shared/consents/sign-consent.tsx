import { errorWords } from '@novosel/client/calls/errors.ts';
import type { ConsentCodeEndpoint } from '@novosel/contract/consents/code-endpoint.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { SentCode } from '@novosel/ui/form/sent-code.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { isOfCode } from '../account/sent-code.ts';
import styles from './sign-consent.module.css';
import { useConsentCode } from './use-consent-code.ts';

interface SignConsentProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  /** Endpoint that sends the code. */
  endpoint: ConsentCodeEndpoint;
  /** Endpoints whose answers may be stale after a refusal. */
  stale: readonly AnyEndpoint[];
  /** State of the call that the code is entered for. */
  act: { readonly error: Error | null; readonly isPending: boolean; readonly reset: () => void };
  onSign: (code: string) => void;
  /** Label of the act's button. */
  label: string;
  /** Why the act is disabled without the consent. */
  unread: string;
  /** Text of the consent box, with a link to the full text. */
  children: ReactNode;
}

const length = 6;

/** The person consents, gets a one-time code and signs: each act enables the next. */
export const SignConsent = (props: SignConsentProps) => {
  const { endpoint, stale, act, onSign, label, unread, variant, children } = props;
  const t = useText();
  const [agreed, setAgreed] = useState(false);
  const [code, setCode] = useState('');
  const { sent, busy, send, words } = useConsentCode(endpoint, stale);
  const [consentId, codeId] = [useId(), useId()];
  const refused = act.error ? errorWords(act.error, t('network')) : [];
  const atField = isOfCode(act.error) ? refused[0] : undefined;
  const missing = length - code.length;
  const short = missing > 0 ? t('ui.code.digits', { count: missing }) : null;
  const again = () => {
    setCode('');
    act.reset();
    send();
  };
  return (
    <div className={styles.root}>
      <Checkbox id={consentId} value={agreed} onChange={setAgreed}>
        {children}
      </Checkbox>
      {sent && (
        <div id={codeId} className={styles.code}>
          <SentCode
            length={length}
            {...sent}
            busy={busy}
            value={code}
            onChange={(typed) => {
              setCode(typed);
              if (act.error) act.reset();
            }}
            error={atField}
            onSend={again}
          >
            {t('consents.codeFor')}
          </SentCode>
        </div>
      )}
      <div className="row">
        {sent ? (
          <Button
            key="sign"
            variant={variant}
            busy={act.isPending}
            disabledReason={agreed ? short : unread}
            wants={agreed ? codeId : consentId}
            onClick={() => onSign(code)}
          >
            {label}
          </Button>
        ) : (
          <Button
            key="code"
            variant={variant}
            busy={busy}
            disabledReason={agreed ? null : unread}
            wants={consentId}
            onClick={send}
          >
            {t('consents.getCode')}
          </Button>
        )}
      </div>
      <ErrorAlert errors={[...words, ...(atField ? [] : refused)]} />
    </div>
  );
};
