import { signBooking } from '@novosel/contract/booking/endpoints.ts';
import type { BookingView } from '@novosel/contract/booking/schema.ts';
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
import type { ScreenProps } from './booking-screen.tsx';
import styles from './sign-box.module.css';
import { useBookingAct } from './use-booking-act.ts';
import { useSigningCode } from './use-signing-code.ts';

interface SignBoxProps extends ScreenProps {
  booking: BookingView;
  /** Hash of the bytes on the page; absent until they are read and found to be those of the agreement. */
  sha256: string | undefined;
  /** The agreement did not open, or is another file than the one to be signed: there is nothing to wait for. */
  unread: boolean;
}

const codeLength = 6;

/** Reads, agrees, gets a code, signs: each act opens the next. */
export const SignBox = ({ page, booking, sha256, unread }: SignBoxProps) => {
  const t = useText();
  const estate = page.card.estate.id;
  const again = booking.state === 'resign';
  const [agreed, setAgreed] = useState(false);
  const [code, setCode] = useState('');
  const sending = useSigningCode(estate);
  const sign = useBookingAct(signBooking, { screen: again ? 'resign' : 'sign' });
  const { refusal } = sign;
  const atField = isOfCode(refusal) ? sign.words[0] : undefined;
  const send = () => {
    if (!sha256) return;
    setCode('');
    sign.forget();
    sending.send(sha256);
  };
  const confirm = () => sha256 && sign.act({ params: { estate }, body: { sha256, code } });
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
                agreed
                  ? missing > 0
                    ? t('ui.code.digits', { count: missing })
                    : null
                  : t('booking.sign.agreeFirst')
              }
              onClick={confirm}
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
                sha256
                  ? agreed
                    ? null
                    : t('booking.sign.agreeFirst')
                  : t(unread ? 'booking.sign.notOpen' : 'booking.sign.wait')
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
            {t('booking.sign.kind')}{' '}
            {t('booking.sign.next.step', {
              fee: again ? 'again' : booking.term.feeKopecks > 0 ? 'yes' : 'no',
            })}
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
