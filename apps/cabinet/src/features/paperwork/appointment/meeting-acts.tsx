import { cancelAppointment } from '@novosel/contract/appointments/endpoints.ts';
import { signsOnPaper } from '@novosel/contract/appointments/rules.ts';
import type { MeetingView } from '@novosel/contract/appointments/schema.ts';
import { appointmentChannels } from '@novosel/contract/deals/appointment.ts';
import { sequenceSince, visitCalendar } from '@novosel/contract/deals/calendar-file.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { saveText } from '../../../shared/support/save-text.ts';
import type { AppointmentProps } from './appointment-props.ts';
import { minutesOf } from './meeting-times.ts';
import { useAppointmentAct } from './use-appointment.ts';

interface MeetingActsProps extends AppointmentProps {
  readonly meeting: MeetingView;
}

/** What one does about a meeting: into the calendar, to another time, or called off. */
export const MeetingActs = ({ deal, view, meeting }: MeetingActsProps) => {
  const t = useText();
  const locale = useLocale();
  const [asks, setAsks] = useState(false);
  const estate = deal.card.estate.id;
  const cancel = useAppointmentAct(cancelAppointment, () => setAsks(false));
  const title = t('appointment.calendar.title', { number: view.number });
  const save = () =>
    saveText(visitCalendar({ ...entryOf({ deal, view, meeting }), title, visit: visitOf(meeting, locale) }), {
      name: `${title}.ics`,
      type: 'text/calendar;charset=utf-8',
    });
  return (
    <>
      <RefusalAlert words={cancel.words} />
      <div className="row">
        <Button onClick={save}>{t('appointment.calendar')}</Button>
        {signsOnPaper(meeting.channel) && meeting.movesLeft > 0 && (
          <ButtonLink variant="secondary" href={path('dealPaperworkAppointment', { estate })}>
            {t('appointment.move')}
          </ButtonLink>
        )}
        <Button variant="quiet" aria-expanded={asks} onClick={() => setAsks(!asks)}>
          {t('appointment.cancel')}
        </Button>
      </div>
      {asks && (
        <div className="stack">
          <p>{t('appointment.cancel.note')}</p>
          <div className="row">
            <Button
              variant="danger"
              busy={cancel.busy}
              onClick={() => cancel.send({ params: { estate }, body: { meeting: meeting.id } })}
            >
              {t('appointment.cancel.sure')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
};

/** The same entry as the page of the deal makes of its visit. */
const entryOf = ({ deal: { number, turn, now }, meeting }: Omit<MeetingActsProps, 'readAt'>) => ({
  now,
  minutes: minutesOf(meeting),
  ...(signsOnPaper(meeting.channel)
    ? { uid: `${number}-${turn.act}@${location.hostname}`, sequence: sequenceSince(turn.startedAt) }
    : { uid: `${meeting.uid}@${location.hostname}`, sequence: meeting.sequence }),
});

const visitOf = ({ at, channel, office }: MeetingView, locale: 'ru' | 'en') => ({
  at,
  place: signsOnPaper(channel) ? `${office.name}: ${office.address}` : appointmentChannels[channel][locale],
});
