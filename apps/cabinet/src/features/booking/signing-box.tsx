import type { RefusalError } from '@novosel/client/errors.ts';
import { Button } from '@novosel/ui/button.tsx';
import { Card } from '@novosel/ui/card.tsx';
import { Checkbox } from '@novosel/ui/checkbox.tsx';
import { ErrorAlert } from '@novosel/ui/error-alert.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { Icon } from '@novosel/ui/icon.tsx';
import { SentCode } from '@novosel/ui/sent-code.tsx';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { isOfCode } from '../../account/sent-code.ts';
import styles from './sign-box.module.css';
import type { useSigningCode } from './use-signing-code.ts';

interface SigningBoxProps {
  /** Hash of the bytes on the page; absent until they are read and found to be those of the agreement. */
  sha256: string | undefined;
  /** The agreement did not open, or is another file than the one to be signed: there is nothing to wait for. */
  unread: boolean;
  sending: ReturnType<typeof useSigningCode>;
  sign: {
    readonly busy: boolean;
    readonly refusal: RefusalError | undefined;
    readonly words: readonly string[];
    readonly forget: () => void;
  };
  onSign: (signed: { readonly sha256: string; readonly code: string }) => void;
  /** Why nothing can be signed now. */
  closed?: string | null;
  /** What comes after the signature. */
  next: string;
}

const codeLength = 6;

/** Reads, agrees, gets a code, signs: each act opens the next. */
export const SigningBox = ({
  sha256,
  unread,
  sending,
  sign,
  onSign,
  closed = null,
  next,
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
  return (
    <Card title={t('booking.sign.box')}>
      <div className={styles.box}>
        <Checkbox value={agreed} onChange={setAgreed}>
          {t('booking.sign.agree')}
        </Checkbox>
        {sending.sent ? (
          <>
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
            <ErrorAlert errors={[...sending.words, ...(atField ? [] : sign.words)]} />
            <Button
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
              onClick={() => sha256 && onSign({ sha256, code })}
            >
              {t('booking.sign.act')}
            </Button>
          </>
        ) : (
          <>
            <ErrorAlert errors={sending.words} />
            <Button
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
              onClick={send}
            >
              {t('booking.sign.getCode')}
            </Button>
          </>
        )}
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
    </Card>
  );
};
