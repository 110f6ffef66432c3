import { formatDayTime } from '@novosel/contract/time/time.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { signInPagePath } from '../../shared/account/enter.ts';
import { Help } from '../../shared/account/help.tsx';
import frame from '../../shared/account/way-in.module.css';
import styles from './access.module.css';
import { lockOf, lockTerm } from './lock-term.ts';
import { UnlockForm } from './unlock-form.tsx';

/**
 * Until when the sign-in is locked and why; after too many wrong passwords a one-time code opens it (ruling
 * S4.2-03).
 */
export default function LockedPage() {
  const t = useText();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const lock = lockOf(useLocation().state);
  const term = lockTerm(lock, new Date());
  const byCode = !lock.byStaff;
  if (open)
    return (
      <>
        <h1 className="title-l">{t('locked.open')}</h1>
        <Alert tone="good">{t('locked.open.what')}</Alert>
        <div className={styles.acts}>
          <ButtonLink href={signInPagePath('auth')}>{t('locked.again')}</ButtonLink>
        </div>
      </>
    );
  return (
    <>
      <h1 className="title-l">{t('locked.title')}</h1>
      <Alert tone="warn">
        {t('locked.term', {
          term,
          until: lock.until ? formatDayTime(lock.until, { now: new Date(), locale }) : '',
        })}
      </Alert>
      <p>{t('locked.why', { byStaff: String(lock.byStaff) })}</p>
      {byCode && (
        <>
          <h2 className="title-m">{t('locked.byCode')}</h2>
          <UnlockForm onDone={() => setOpen(true)} />
        </>
      )}
      <div className={frame.more}>
        <LinkButton href={signInPagePath('auth')}>{t('locked.again')}</LinkButton>
        {byCode && <LinkButton href={signInPagePath('authForgot')}>{t('locked.forgot')}</LinkButton>}
      </div>
      <Help>{t('locked.help')}</Help>
    </>
  );
}
