import { makeAppointment } from '@novosel/contract/appointments/endpoints.ts';
import { signsOnPaper } from '@novosel/contract/appointments/rules.ts';
import type { MeetingView } from '@novosel/contract/appointments/schema.ts';
import { bothZones, clockIn } from '@novosel/contract/appointments/zone.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { TimeLeft } from '@novosel/ui/text/time-left.tsx';
import { ActionBar } from '../../../shared/estate/action-bar.tsx';
import { go } from '../../../shared/navigation/go.ts';
import styles from './appointment.module.css';
import type { AppointmentProps } from './appointment-props.ts';
import { meetingTime } from './meeting-times.ts';
import { useAppointmentAct } from './use-appointment.ts';

interface HeldCardProps extends AppointmentProps {
  readonly held: MeetingView;
}

/** The time that is kept: until when, with whom, and the act that makes the meeting. */
export const HeldCard = ({ deal, view, readAt, held }: HeldCardProps) => {
  const t = useText();
  const locale = useLocale();
  const estate = deal.card.estate.id;
  const isVisit = signsOnPaper(held.channel);
  const make = useAppointmentAct(makeAppointment, () => {
    if (isVisit) void go(path('dealPaperworkAppointmentSuccess', { estate }));
  });
  const former = isVisit ? view.visit : view.talk;
  const left = Date.parse(held.heldUntil ?? view.now) - Date.parse(view.now);
  const time = meetingTime(held, locale);
  const move = String(former !== null);
  const act = (words: string) => (
    <Button wide busy={make.busy} onClick={() => make.send({ params: { estate }, body: { held: held.id } })}>
      {words}
    </Button>
  );
  return (
    <Card title={t('appointment.held')}>
      <p className="title-s">{time}</p>
      <p className="small muted">
        {t('appointment.held.host', {
          until: clockIn(Date.parse(held.endsAt), held.office.zone),
          host: held.host,
        })}
      </p>
      <p className="small">{bothZones(Date.parse(held.at), held.office, { locale })}</p>
      <div className={styles.term}>
        {held.apology ? (
          <Alert title={t('appointment.apology')}>{t('appointment.apology.note')}</Alert>
        ) : (
          <p>
            {t('appointment.held.left')} <TimeLeft until={readAt + left} />
          </p>
        )}
      </div>
      <RefusalAlert words={make.words} />
      <div className={styles.act}>{act(t('appointment.make', { move, time }))}</div>
      <p className="small muted">{t('appointment.make.note')}</p>
      <ActionBar left={time} right={!held.apology && <TimeLeft until={readAt + left} />}>
        {act(t('appointment.make.short', { move }))}
      </ActionBar>
    </Card>
  );
};
