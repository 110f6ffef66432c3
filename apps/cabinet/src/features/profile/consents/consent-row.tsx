import { type Consent, downloadConsent } from '@novosel/contract/consents/endpoints.ts';
import { consentEnd, consentIsOver } from '@novosel/contract/consents/term.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useEffect, useRef } from 'react';
import styles from '../profile.module.css';
import { WithdrawConsent } from './withdraw-consent.tsx';

/** One consent: its exact text by the hash, when it was given, and how to withdraw it (decision 012). */
export const ConsentRow = ({ consent }: { consent: Consent }) => {
  const t = useText();
  const locale = useLocale();
  const { kind, site, title, version, sha256, givenAt, withdrawnAt } = consent;
  const end = consentEnd(kind, givenAt);
  const over = consentIsOver(kind, givenAt, new Date());
  const name = useRef<HTMLElement>(null);
  const wasWithdrawn = useRef(withdrawnAt);
  useEffect(() => {
    // Withdrawing removed the button: the focus moves to the consent's row. A closing window first returns
    // the focus to whatever is left of its opener.
    const lost = document.activeElement === document.body;
    const ended = withdrawnAt && !wasWithdrawn.current;
    if (ended && lost) queueMicrotask(() => name.current?.focus({ preventScroll: true }));
    wasWithdrawn.current = withdrawnAt;
  }, [withdrawnAt]);
  const when = (moment: string) => formatDayTime(moment, { now: new Date(), locale });
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <b ref={name} tabIndex={-1}>
          {title}
        </b>
        <Pill tone={withdrawnAt || over ? 'neutral' : 'good'}>
          {t(`profile.consents.${withdrawnAt ? 'withdrawn' : over ? 'ended' : 'inForce'}`)}
        </Pill>
      </div>
      <p className="small muted">
        {withdrawnAt
          ? t('profile.consents.over', { version, given: when(givenAt), withdrawn: when(withdrawnAt) })
          : t('profile.consents.given', { version, given: when(givenAt) })}
      </p>
      <p className={`small muted ${styles.hash}`}>{t('profile.consents.hash', { sha256 })}</p>
      {end && !withdrawnAt && <p className="small">{t('profile.consents.until', { end: when(end) })}</p>}
      {kind === 'terms' && !withdrawnAt && <p className="small">{t('profile.consents.terms')}</p>}
      <div className={styles.acts}>
        <a
          className={styles.text}
          href={downloadConsent.path.replace('{text}', sha256)}
          aria-label={t('profile.consents.downloadOf', { title, version })}
          download
        >
          {t('profile.consents.download')}
        </a>
        {kind !== 'terms' && !withdrawnAt && <WithdrawConsent kind={kind} title={title} site={site} />}
      </div>
    </li>
  );
};
