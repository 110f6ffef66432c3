import { Button } from '@novosel/ui/actions/button.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEffect, useRef, useState } from 'react';
import { forgetChanged, markedChanged } from '../changed-mark.ts';
import { continueWithNewSession } from '../continue-with-new-session.ts';
import styles from '../profile.module.css';
import { useFrozenReason } from '../use-frozen-reason.ts';
import { ContactForm } from './contact-form.tsx';

type Kind = 'phone' | 'email';
const kinds: readonly Kind[] = ['phone', 'email'];

/** Changes the phone or the e-mail, and confirms the change (promise 11). */
export const ChangeContact = () => {
  const t = useText();
  const [open, setOpen] = useState<Kind>();
  const [changed, setChanged] = useState(() => kinds.find((kind) => kind === markedChanged()));
  const frozen = useFrozenReason();
  const openers = useRef<Partial<Record<Kind, HTMLButtonElement | null>>>({});
  const last = useRef<Kind>(undefined);
  useEffect(() => forgetChanged(...kinds), []);
  useEffect(() => {
    if (!open && last.current) openers.current[last.current]?.focus();
    last.current = open;
  }, [open]);
  const begin = (kind: Kind) => {
    setChanged(undefined);
    setOpen(kind);
  };
  return (
    <div className={`stack ${styles.note}`}>
      {changed && (
        <div role="status">
          <Alert tone="good">{t(`profile.contact.${changed}.changed`)}</Alert>
        </div>
      )}
      {open ? (
        <ContactForm
          kind={open}
          onDone={(token) => continueWithNewSession(token, open)}
          onCancel={() => setOpen(undefined)}
        />
      ) : (
        <div className="row">
          {kinds.map((kind) => (
            <Button
              key={kind}
              ref={(button) => {
                openers.current[kind] = button;
              }}
              variant="secondary"
              disabledReason={frozen}
              onClick={() => begin(kind)}
            >
              {t(`profile.contact.${kind}.open`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
};
