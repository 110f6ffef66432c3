import { path } from '@novosel/contract/paths.ts';
import { formatDayTime } from '@novosel/contract/time.ts';
import { Alert } from '@novosel/ui/alert.tsx';
import { ButtonLink } from '@novosel/ui/button.tsx';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { useLocation } from 'react-router';
import { brand } from '../../brand.ts';
import { lockTerm } from './lock-term.ts';
import styles from './sign-in-page.module.css';

const untilOf = (state: unknown): string | undefined => {
  const until = (state as { until?: unknown } | null)?.until;
  return typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? until : undefined;
};

/** Too many wrong passwords: until when the sign-in is closed, and the way out (ruling S4.2-03). */
export default function LockedPage() {
  const t = useText();
  const locale = useLocale();
  const until = untilOf(useLocation().state);
  const term = lockTerm(until, new Date());
  const { support, supportShown, note } = brand.phones;
  return (
    <>
      <h1 className="title-l">{t('locked.title')}</h1>
      <Alert tone="warn">
        {until && term === 'until'
          ? t('locked.until', { until: formatDayTime(until, { now: new Date(), locale }) })
          : t('locked.sometime', { term })}
      </Alert>
      <p>{t('locked.why', { term })}</p>
      <div className={styles.acts}>
        <ButtonLink href={path('auth')}>{t('locked.again')}</ButtonLink>
        <ButtonLink href={path('authForgot')} variant="secondary">
          {t('locked.forgot')}
        </ButtonLink>
      </div>
      <p className={`small muted ${styles.help}`}>
        {t('locked.help')}{' '}
        <a href={`tel:${support}`} className="nowrap">
          {supportShown}
        </a>
        , {note[locale]}
      </p>
    </>
  );
}
