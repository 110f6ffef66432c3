import type { OwnPassport } from '@novosel/contract/passports/schema.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { PassportEnd } from '../../../shared/passport/passport-end.tsx';
import styles from './papers.module.css';

/** «40•• ••••14»: enough to tell one passport from another. */
const masked = ({ serial, number }: { readonly serial: string; readonly number: string }): string =>
  `${serial.slice(0, 2)}•• ••••${number.slice(-2)}`;

/** The passport of the profile, which is sent along; it is changed there. */
export const OwnPassportLine = ({ own: { passport, state, now } }: { own: OwnPassport }) => {
  const t = useText();
  if (!passport) return null;
  return (
    <>
      <div className={styles.passport}>
        <span>
          <span className="small muted">{t('members.passport')}</span>
          <b className="num">{masked(passport)}</b>
        </span>
        <Pill tone={state === 'checked' ? 'good' : state === 'refused' ? 'bad' : 'neutral'}>
          {t('members.passport.state', { state })}
        </Pill>
        <ButtonLink small variant="secondary" href={path('profile')}>
          {t('members.passport.profile')}
        </ButtonLink>
      </div>
      <PassportEnd passport={passport} now={now} />
    </>
  );
};
