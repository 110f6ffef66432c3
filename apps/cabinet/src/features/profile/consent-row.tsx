import { type Consent, downloadConsent } from '@novosel/contract/consents/endpoints.ts';
import { formatDayTime } from '@novosel/contract/time.ts';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { Pill } from '@novosel/ui/pill.tsx';
import styles from './profile.module.css';
import { WithdrawConsent } from './withdraw-consent.tsx';

/** One consent: its exact text by the hash, when it was given and how it ends (decision 012). */
export const ConsentRow = ({ consent }: { consent: Consent }) => {
  const t = useText();
  const locale = useLocale();
  const { kind, title, version, sha256, givenAt, withdrawnAt } = consent;
  const when = (moment: string) => formatDayTime(moment, { now: new Date(), locale });
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <b>{title}</b>
        <Pill tone={withdrawnAt ? 'neutral' : 'good'}>
          {t(withdrawnAt ? 'profile.consents.withdrawn' : 'profile.consents.inForce')}
        </Pill>
      </div>
      <p className="small muted">
        {withdrawnAt
          ? t('profile.consents.over', { version, given: when(givenAt), withdrawn: when(withdrawnAt) })
          : t('profile.consents.given', { version, given: when(givenAt) })}
      </p>
      <p className={`small muted ${styles.hash}`}>{t('profile.consents.hash', { sha256 })}</p>
      {kind === 'terms' && !withdrawnAt && <p className="small">{t('profile.consents.terms')}</p>}
      <div className={styles.acts}>
        <a className={styles.text} href={downloadConsent.path.replace('{text}', sha256)} download>
          {t('profile.consents.download')}
        </a>
        {kind === 'advertising' && !withdrawnAt && <WithdrawConsent title={title} />}
      </div>
    </li>
  );
};
