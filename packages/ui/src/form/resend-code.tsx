import { useEffect, useState } from 'react';
import { LinkButton } from '../actions/link-button.tsx';
import { useText } from '../text/i18n.tsx';

interface ResendCodeProps {
  /** In ms of the device's clock; the pause itself is the server's. */
  resendAt: number;
  busy: boolean;
  onSend: () => void;
}

const second = 1000;

/** The time until a new code may be requested, then the button to request it. */
export const ResendCode = ({ resendAt, busy, onSend }: ResendCodeProps) => {
  const t = useText();
  const [now, setNow] = useState(Date.now);
  const left = Math.ceil((resendAt - now) / second);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, [left]);
  if (left > 0) {
    const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    return <p className="small muted num">{t('ui.code.resendIn', { left: clock })}</p>;
  }
  return (
    <LinkButton onClick={onSend} aria-disabled={busy || undefined}>
      {t('ui.code.resend')}
    </LinkButton>
  );
};
