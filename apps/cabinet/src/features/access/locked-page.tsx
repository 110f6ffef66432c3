import { formatDayTime } from '@novosel/contract/time.ts';
import { Alert } from '@novosel/ui/alert.tsx';
import { ButtonLink } from '@novosel/ui/button.tsx';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { wayIn } from '../../account/enter.ts';
import { Help } from '../../account/help.tsx';
import frame from '../../account/way-in.module.css';
import styles from './access.module.css';
import { lockTerm } from './lock-term.ts';
import { UnlockForm } from './unlock-form.tsx';

const untilOf = (state: unknown): string | undefined => {
  const until = (state as { until?: unknown } | null)?.until;
  return typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? until : undefined;
};

/** Too many wrong passwords: until when the sign-in is closed, and how a code opens it (ruling S4.2-03). */
export default function LockedPage() {
  const t = useText();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const until = untilOf(useLocation().state);
  const term = lockTerm(until, new Date());
  if (open)
    return (
      <>
        <h1 className="title-l">{t('locked.open')}</h1>
        <Alert tone="good">{t('locked.open.what')}</Alert>
        <div className={styles.acts}>
          <ButtonLink href={wayIn('auth')}>{t('locked.again')}</ButtonLink>
        </div>
      </>
    );
  return (
    <>
      <h1 className="title-l">{t('locked.title')}</h1>
      <Alert tone="warn">
        {until && term === 'until'
          ? t('locked.until', { until: formatDayTime(until, { now: new Date(), locale }) })
          : t('locked.sometime', { term })}
      </Alert>
      <p>{t('locked.why', { term })}</p>
      {term !== 'closed' && (
        <>
          <h2 className="title-m">{t('locked.byCode')}</h2>
          <UnlockForm onDone={() => setOpen(true)} />
        </>
      )}
      <div className={frame.more}>
        <LinkButton href={wayIn('auth')}>{t('locked.again')}</LinkButton>
        {term !== 'closed' && <LinkButton href={wayIn('authForgot')}>{t('locked.forgot')}</LinkButton>}
      </div>
      <Help>{t('locked.help')}</Help>
    </>
  );
}
