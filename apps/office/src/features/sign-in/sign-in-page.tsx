import { beginSession } from '@novosel/client/calls/session.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { takeNext, takeReason } from '../../shared/navigation/next-page.ts';
import { DoorFrame } from '../../shared/panes/door-frame.tsx';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryStep } from './recovery-step.tsx';

/** A sign-in in two steps: the password, then the second factor. */
export default function SignInPage() {
  const t = useText();
  const navigate = useNavigate();
  const [ticket, setTicket] = useState<string>();
  const [lost, setLost] = useState(false);
  const [notice, setNotice] = useState<string | undefined>(noticeOf(useState(takeReason)[0]));
  const enter = (token: string) => {
    beginSession(token);
    void navigate(takeNext(), { replace: true });
  };
  const back = (expired: boolean) => {
    setNotice(expired ? 'signIn.expired' : undefined);
    setLost(false);
    setTicket(undefined);
  };
  return (
    <DoorFrame>
      {ticket === undefined ? (
        <PasswordStep notice={notice && t(notice)} onTicket={setTicket} />
      ) : lost ? (
        <RecoveryStep ticket={ticket} onToken={enter} onBack={back} onFound={() => setLost(false)} />
      ) : (
        <CodeStep ticket={ticket} onToken={enter} onBack={back} onLost={() => setLost(true)} />
      )}
    </DoorFrame>
  );
}

function noticeOf(why: ReturnType<typeof takeReason>): string | undefined {
  if (why === 'lost') return 'signIn.lost';
  return why === 'elsewhere' ? 'signIn.elsewhere' : undefined;
}
