import { errorWords } from '@novosel/client/calls/errors.ts';
import { endOneSession, type LiveSession, listSessions } from '@novosel/contract/session/own-endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useRef } from 'react';
import styles from '../profile.module.css';
import { useEnding } from './use-ending.ts';

interface SessionRowProps {
  session: LiveSession;
  now: string;
  /** Called when the row is removed with the focus in it. */
  onFocusLost: () => void;
}

/** One device: its name, since when and from where; the person can end the session of any other device. */
export const SessionRow = ({ session, now, onFocusLost }: SessionRowProps) => {
  const t = useText();
  const locale = useLocale();
  const { id, current, browser, system, address, beganAt, seenAt } = session;
  const when = (moment: string) => formatDayTime(moment, { now, locale });
  const device = [browser, system].filter(Boolean).join(', ') || t('profile.sessions.unknown');
  const row = useRef<HTMLLIElement>(null);
  const ending = useEnding(endOneSession, {
    invalidates: [listSessions],
    onDone: () => {
      if (row.current?.contains(document.activeElement)) onFocusLost();
      void toast({ tone: 'good', title: t('profile.sessions.ended'), text: device });
    },
  });
  return (
    <li ref={row} className={styles.row}>
      <div className={styles.head}>
        <b>{device}</b>
        {current ? (
          <Pill tone="good">{t('profile.sessions.this')}</Pill>
        ) : (
          <Button
            variant="secondary"
            small
            busy={ending.isPending}
            aria-label={t('profile.sessions.endOf', { device })}
            onClick={() => ending.end({ params: { session: id } })}
          >
            {t('profile.sessions.end')}
          </Button>
        )}
      </div>
      <p className="small muted">
        {current
          ? t('profile.sessions.began', { began: when(beganAt) })
          : t('profile.sessions.moments', { began: when(beganAt), seen: when(seenAt) })}
      </p>
      {address && <p className="small muted">{t('profile.sessions.address', { address })}</p>}
      <ErrorAlert errors={ending.error ? errorWords(ending.error, t('network')) : []} />
    </li>
  );
};
