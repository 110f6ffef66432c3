import { path } from '@novosel/contract/paths.ts';
import { Alert } from '@novosel/ui/alert.tsx';
import { Button } from '@novosel/ui/button.tsx';
import { Card } from '@novosel/ui/card.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { useState } from 'react';
import { useSearchParams } from '../../routing/use-search-params.ts';
import { PasswordForm } from './password-form.tsx';

const done = { password: 'changed' };

/** The password: what follows from a change is said before it, and that it was done after. */
export const PasswordCard = () => {
  const t = useText();
  const [params] = useSearchParams();
  const [open, setOpen] = useState(false);
  const changed = params.get('password') === done.password;
  // The page begins anew, as after every sign-in: its socket and its other tabs belonged to the session that has ended.
  const begin = () => window.location.assign(`${path('profile')}?${new URLSearchParams(done)}`);
  return (
    <Card title={t('profile.password')}>
      <div className="stack">
        {changed && !open && <Alert tone="good">{t('profile.password.changed')}</Alert>}
        <p className="small muted">{t('profile.password.note')}</p>
        {open ? (
          <PasswordForm onDone={begin} onCancel={() => setOpen(false)} />
        ) : (
          <div>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {t('profile.password.open')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
};
