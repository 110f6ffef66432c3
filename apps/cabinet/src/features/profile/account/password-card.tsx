import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEffect, useRef, useState } from 'react';
import { forgetChanged, markedChanged } from '../changed-mark.ts';
import { continueWithNewSession } from '../continue-with-new-session.ts';
import { PasswordForm } from './password-form.tsx';

/** The password: says before a change what follows from it, and confirms it afterwards. */
export const PasswordCard = () => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [changed, setChanged] = useState(() => markedChanged() === 'password');
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => forgetChanged('password'), []);
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  const begun = () => {
    setChanged(false);
    setOpen(true);
  };
  return (
    <Card title={t('profile.password')}>
      <div className="stack">
        {changed && (
          <div role="status">
            <Alert tone="good">{t('profile.password.changed')}</Alert>
          </div>
        )}
        <p className="small muted">{t('profile.password.note')}</p>
        {open ? (
          <PasswordForm
            onDone={(token) => continueWithNewSession(token, 'password')}
            onCancel={() => setOpen(false)}
          />
        ) : (
          <div>
            <Button ref={opener} variant="secondary" onClick={begun}>
              {t('profile.password.open')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
};
