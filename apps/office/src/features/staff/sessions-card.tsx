import { queryFor } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { deskSecurity, endDeskSession } from '@novosel/contract/session/own-desk-endpoints.ts';
import type { LiveSession } from '@novosel/contract/session/own-endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { refusalWords } from '../../shared/words/refusal-words.ts';
import styles from './staff.module.css';

/** The person's sessions at the desk; any other than this one can be ended. */
export const SessionsCard = () => {
  const t = useText();
  const title = useRef<HTMLSpanElement>(null);
  const toTitle = () => title.current?.focus({ preventScroll: true });
  const query = useQuery(queryFor(deskSecurity));
  const view = query.data?.data;
  return (
    <Card
      title={
        <span ref={title} tabIndex={-1}>
          {t('security.sessions')}
        </span>
      }
    >
      {query.isPending && <Skeleton lines={2} height="60px" />}
      {query.isError && !view && (
        <ErrorState title={t('security.sessions.error')} onRetry={() => void query.refetch()} />
      )}
      <ul aria-label={t('security.sessions')}>
        {view?.items.map((session) => (
          <SessionRow key={session.id} session={session} now={view.now} onFocusLost={toTitle} />
        ))}
      </ul>
    </Card>
  );
};

interface SessionRowProps {
  session: LiveSession;
  now: string;
  /** Called when the row is removed with the focus in it. */
  onFocusLost: () => void;
}

const SessionRow = ({ session, now, onFocusLost }: SessionRowProps) => {
  const t = useText();
  const locale = useLocale();
  const { id, current, browser, system, address, beganAt, seenAt } = session;
  const when = (moment: string) => formatDayTime(moment, { now, locale });
  const device = [browser, system].filter(Boolean).join(', ') || t('security.sessions.unknown');
  const row = useRef<HTMLLIElement>(null);
  const end = useCall(endDeskSession, {
    invalidates: [deskSecurity],
    onDone: () => {
      if (row.current?.contains(document.activeElement)) onFocusLost();
      void toast({ title: t('security.sessions.ended'), tone: 'good', text: device });
    },
  });
  return (
    <li ref={row} className={styles.row}>
      <span className={styles.head}>
        <b>{device}</b>
        {current ? (
          <Pill tone="good">{t('security.sessions.this')}</Pill>
        ) : (
          <Button
            small
            variant="secondary"
            busy={end.isPending}
            aria-label={t('security.sessions.endOf', { device })}
            onClick={() => end.mutate({ params: { session: id } })}
          >
            {t('security.sessions.end')}
          </Button>
        )}
      </span>
      <span className="small muted">
        {t('security.sessions.moments', {
          began: when(beganAt),
          seen: when(seenAt),
          address: address ?? t('security.sessions.unknown'),
        })}
      </span>
      {end.error && <ErrorAlert errors={refusalWords(end.error, locale)} />}
    </li>
  );
};
