import { isAbsent, RefusalError } from '@novosel/client/calls/errors.ts';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { ChatButton } from '../../../shared/support/chat-button.tsx';

interface BookingFailedProps {
  error: Error;
  busy: boolean;
  onRetry: () => unknown;
}

/** An unknown estate gets the 404 page; all other errors offer a retry in place. */
export const BookingFailed = ({ error, busy, onRetry }: BookingFailedProps) => {
  const t = useText();
  if (isAbsent(error)) {
    throw new RefusalError({ status: 404, message: error.message });
  }
  return (
    <>
      <h1 className="sr">{t('booking.failed')}</h1>
      <ErrorState
        title={t('booking.failed')}
        busy={busy}
        onRetry={() => void onRetry()}
        action={<ChatButton place="bookingFailed" />}
      />
    </>
  );
};
