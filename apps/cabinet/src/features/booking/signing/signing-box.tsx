import type { RefusalError } from '@novosel/client/calls/errors.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { SentCode } from '@novosel/ui/form/sent-code.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ReactNode, useState } from 'react';
import { isOfCode } from '../../../shared/account/sent-code.ts';
import { ActionBar } from '../../../shared/estate/action-bar.tsx';
import { paperId } from '../../../shared/paper-reader/paper-card.tsx';
import styles from './sign-box.module.css';
import type { useSigningCode } from './use-signing-code.ts';

interface SigningBoxProps {
  /** Hash of the bytes that the page shows; undefined until they are loaded and match the agreement. */
  sha256: string | undefined;
  /** The agreement did not open, or its bytes are not those to sign: waiting does not help. */
  unread: boolean;
  sending: ReturnType<typeof useSigningCode>;
  sign: {
    readonly busy: boolean;
    readonly refusal: RefusalError | undefined;
    readonly words: readonly string[];
    readonly forget: () => void;
  };
  onSign: (signed: { readonly sha256: string; readonly code: string }) => void;
  /** Why signing is not possible now. */
  closed?: string | null;
  /** What happens after the signature. */
  next: string;
  /** Until when the signature can be made, for the foot of a phone's screen. */
  term?: ReactNode;
}

const codeLength = 6;
const consentId = 'signing-consent';
const codeId = 'signing-code';

/** The person reads, agrees, gets a one-time code and signs: each act enables the next. */
export const SigningBox = ({
  sha256,
  unread,
  sending,
  sign,
  onSign,
  closed = null,
  next,
  term,
}: SigningBoxProps) => {
  const t = useText();
  const [agreed, setAgreed] = useState(false);
  const [code, setCode] = useState('');
  const { refusal } = sign;
  const atField = isOfCode(refusal) ? sign.words[0] : undefined;
  const send = () => {
    if (!sha256) return;
    setCode('');
    sign.forget();
    sending.send(sha256);
  };
  const missing = codeLength - code.length;
  // Separate keys: the button that waits for the code, shown for a while, must not be reused for the
  // signature.
  const act = sending.sent ? (
    <Button
      key="sign"
      wide
      busy={sign.busy}
      disabledReason={
        closed ??
        (agreed
          ? missing > 0
            ? t('ui.code.digits', { count: missing })
            : null
          : t('booking.sign.agreeFirst'))
      }
      wants={agreed ? codeId : consentId}
      onClick={() => sha256 && onSign({ sha256, code })}
    >
      {t('booking.sign.act')}
    </Button>
  ) : (
    <Button
      key="code"
      wide
      busy={sending.busy}
      disabledReason={
        closed ??
        (sha256
          ? agreed
            ? null
            : t('booking.sign.agreeFirst')
          : t(unread ? 'booking.sign.notOpen' : 'booking.sign.wait'))
      }
      wants={sha256 ? consentId : paperId}
      onClick={send}
    >
      {t('booking.sign.getCode')}
    </Button>
  );
  return (
    <Card title={t('booking.sign.box')}>
      <div className={styles.box}>
        <Checkbox id={consentId} value={agreed} onChange={setAgreed}>
          {t('booking.sign.agree')}
        </Checkbox>
        {sending.sent ? (
          <>
            <div id={codeId} className={styles.code}>
              <SentCode
                length={codeLength}
                to={sending.sent.phone}
                resendAt={sending.resendAt}
                busy={sending.busy}
                value={code}
                onChange={(value) => {
                  setCode(value);
                  if (refusal) sign.forget();
                }}
                error={atField}
                onSend={send}
              >
                {t('booking.sign.codeFor')}
              </SentCode>
            </div>
            <ErrorAlert errors={[...sending.words, ...(atField ? [] : sign.words)]} />
          </>
        ) : (
          <ErrorAlert errors={sending.words} />
        )}
        <div className="desk">{act}</div>
        <p className={`small muted ${styles.next}`}>
          <Icon of={ShieldCheck} />
          <span>
            {t('booking.sign.kind')} {next}
          </span>
        </p>
        {sha256 && (
          <p className={`small muted ${styles.hash}`}>
            {t('booking.sign.hash')} <code>{sha256}</code>
          </p>
        )}
      </div>
      <ActionBar left={term ?? t('booking.sign.box')}>{act}</ActionBar>
    </Card>
  );
};
