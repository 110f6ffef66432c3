import type { AppointmentView } from '@novosel/contract/appointments/schema.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { meetingTime } from './meeting-times.ts';

/** What became of the meeting before, while no other one is made. */
export const LastNote = ({ view: { last, visit, held } }: { readonly view: AppointmentView }) => {
  const t = useText();
  const locale = useLocale();
  const state = last?.state;
  if (!last || visit || (state !== 'missed-by-guest' && state !== 'missed-by-host')) return null;
  const who = state === 'missed-by-host' ? 'host' : 'guest';
  return (
    <Alert
      tone={who === 'host' ? 'info' : 'warn'}
      title={t('appointment.missed', { who, time: meetingTime(last, locale) })}
    >
      {t('appointment.missed.note', { who: who === 'host' && held?.apology ? 'kept' : who })}
    </Alert>
  );
};
