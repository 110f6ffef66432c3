import { call } from '@novosel/client/calls/call.ts';
import { sendContactCodes } from '@novosel/contract/session/contact-endpoints.ts';
import { useState } from 'react';
import { type Login, loginOf } from '../../../shared/account/login.ts';
import { useAct } from '../../../shared/account/use-act.ts';
import { ContactCodes, type SentCodes } from './contact-codes.tsx';
import { NewContact } from './new-contact.tsx';

interface ContactFormProps {
  kind: 'phone' | 'email';
  /** Called with the bearer of the new session. */
  onDone: (token: string) => Promise<void>;
  onCancel: () => void;
}

/** Two steps: the new contact, then the codes of both contacts. */
export const ContactForm = ({ kind, onDone, onCancel }: ContactFormProps) => {
  const act = useAct();
  const [made, setMade] = useState<Login>({ type: kind, phone: '', email: '' });
  const [sent, setSent] = useState<SentCodes>();
  const send = (wanted: Login) =>
    act.act(async () => {
      setMade(wanted);
      const { data } = await call(sendContactCodes, { body: loginOf(wanted) });
      setSent({ ...data, resendAt: Date.now() + data.resendAfterSeconds * 1000 });
    });
  return sent ? (
    <ContactCodes
      made={made}
      sent={sent}
      act={act}
      onResend={() => void send(made)}
      onDone={onDone}
      onCancel={onCancel}
    />
  ) : (
    <NewContact made={made} act={act} onSubmit={(wanted) => void send(wanted)} onCancel={onCancel} />
  );
};
